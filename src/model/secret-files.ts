const SECRET_NAME =
  /(?:^|\/)(?:\.env(?:rc|[._-][^/]+)?|id_(?:rsa|dsa|ecdsa|ed25519|xmss)(?:[_-][^./]*|\.(?:bak|old))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i
const SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore)$/i
const HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$/i

/** How many paths are looked at together. */
const SLAB = 1024
/** Fits where one of many lines is such a path, and seldom elsewhere. */
const ANY_SECRET = new RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, 'im')

/** Whether one of many files may be one that usually holds secrets: one look at all of them instead of one at each. */
export function mayHoldSecrets(paths: readonly string[]): boolean {
  for (let from = 0; from < paths.length; from += SLAB) if (ANY_SECRET.test(paths.slice(from, from + SLAB).join('\n'))) return true
  return false
}

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
