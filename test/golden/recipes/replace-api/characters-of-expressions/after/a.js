x = $1 $& $$ \d;
$xfna
