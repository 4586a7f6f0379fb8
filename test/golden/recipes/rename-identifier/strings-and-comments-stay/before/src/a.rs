// getUser
fn getUser() -> String { println!("getUser {}", getUser()); "getUser".into() }
