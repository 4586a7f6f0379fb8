a = new URL(
