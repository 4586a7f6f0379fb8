x = $.fn[a|b]+;
$xfna
