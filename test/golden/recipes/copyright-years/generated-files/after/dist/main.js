// Copyright 2019 Acme
