// getUser
fn fetchUser() -> String { println!("getUser {}", fetchUser()); "getUser".into() }
