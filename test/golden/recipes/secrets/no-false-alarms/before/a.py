password = os.environ["PASSWORD"]
password = "changeme"
password = "${SECRET_VALUE}"
api_key: "<your key here>"
x = "https://user:$TOKEN@host/"
prefixAKIAIOSFODNN7EXAMPLE
-----BEGIN PUBLIC KEY-----
password = ""
