/* Copyright 2019-2026 Acme */
/* Copyright 3000 Acme */
