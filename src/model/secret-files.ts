const SECRET_NAME =
  /(?:^|\/)(?:\.env(?:rc|[._-][^/]+)?|id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:[_-][^./]*|\.(?:bak|old))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i
const SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore)$/i
const HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$/i

/** Whether a file of that name usually holds secrets, whose text must not land in a report by accident. */
export function isSecretFile(path: string): boolean {
  // On whole paths: cutting out the names of tens of thousands of files takes longer than looking at them.
  return SECRET_ENDING.test(path) || (SECRET_NAME.test(path) && !HARMLESS_NAME.test(baseName(path)))
}

/** Whether a glob means the files it names and no others: its last segment has no wildcard. */
export function namesFile(glob: string, path: string): boolean {
  return baseName(glob) === baseName(path)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
