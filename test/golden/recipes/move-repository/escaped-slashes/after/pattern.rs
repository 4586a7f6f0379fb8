let issue = Regex::new("^https://github\\.com/new-home/tools/issues/[0-9]+$");
let slashes = "https:\\/\\/github\\.com\\/new-home\\/tools";
