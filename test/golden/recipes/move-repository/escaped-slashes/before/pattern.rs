let issue = Regex::new("^https://github\\.com/acme/tool/issues/[0-9]+$");
let slashes = "https:\\/\\/github\\.com\\/acme\\/tool";
