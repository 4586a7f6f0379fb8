let a = r#"one  
"two"  
"#;
let c = r"a  
";
let b = 1;