// Copyright 2019 Other
