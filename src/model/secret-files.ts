const SECRET_NAME =
  /^(?:\.env(?:rc|[._-].+)?|.*\.(?:pem|key|p12|pfx|jks|keystore)|id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:[_-][^.]*|\.(?:bak|old))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i
const HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$/i

/** Whether a file of that name usually holds secrets, whose text must not land in a report by accident. */
export function isSecretFile(path: string): boolean {
  const name = baseName(path)
  return SECRET_NAME.test(name) && !HARMLESS_NAME.test(name)
}

/** Whether a glob means the files it names and no others: its last segment has no wildcard. */
export function namesFile(glob: string, path: string): boolean {
  return baseName(glob) === baseName(path)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
