/* Copyright 2019 Acme */
/* Copyright 3000 Acme */
