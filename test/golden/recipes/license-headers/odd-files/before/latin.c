// café
int a;