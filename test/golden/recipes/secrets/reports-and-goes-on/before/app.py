Password = "hunter2hunter2"
url = "postgres://app:hunter2@db/x"
