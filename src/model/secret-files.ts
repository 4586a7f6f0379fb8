import { linesOf } from './path-lines.ts'

const SECRET_NAME =
  /(?:^|\/)(?:\.env(?:rc|file|ironment)?(?![a-z])[^/\n]*|id_[\w-]+(?:\.(?:bak|old|\d+))?|[._]netrc|\.pgpass|\.git-credentials|\.htpasswd)$/i
const SECRET_ENDING = /\.(?:pem|key|p12|pfx|jks|keystore|env)$/i
const HARMLESS_NAME = /^\.env[._-](?:example|sample|template|dist)$|^(?:example|sample|template)\.env$/i

/** Fits where one of many lines is such a path, and seldom elsewhere. */
const ANY_SECRET = new RegExp(`${SECRET_NAME.source}|${SECRET_ENDING.source}`, 'gim')

/** Those of many files that usually hold secrets: one look at all of them instead of one at each. */
export function secretFilesAmong(paths: readonly string[]): ReadonlySet<string> {
  const lines = linesOf(paths)
  const secret = new Set<string>()
  for (const { index } of lines.matchAll(ANY_SECRET)) {
    const start = index === 0 ? 0 : lines.lastIndexOf('\n', index - 1) + 1
    const path = lines.slice(start, lines.indexOf('\n', index))
    if (isSecretFile(path)) secret.add(path)
  }
  return secret
}

/** Whether a file of that name usually holds secrets, whose text must not land in a report by accident. */
export function isSecretFile(path: string): boolean {
  // On whole paths: cutting out the names of tens of thousands of files takes longer than looking at them.
  return (SECRET_ENDING.test(path) || SECRET_NAME.test(path)) && !HARMLESS_NAME.test(baseName(path))
}

/** Whether a glob means the files it names and no others: its last segment has no wildcard. */
export function namesFile(glob: string, path: string): boolean {
  return baseName(glob) === baseName(path)
}

function baseName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
