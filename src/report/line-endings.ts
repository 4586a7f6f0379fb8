import type { Hunk, Run } from '../workspace/patch/file-diff.ts'

interface Endings {
  readonly lf: boolean
  readonly crlf: boolean
}

/**
 * Whether a hunk leaves lines that end otherwise than the lines they replace, or than those around them where they replace
 * none. Only then are line endings worth a mark: in a file that has its own throughout they are noise.
 */
export function altersEndings(hunk: Hunk): boolean {
  const [removed, added, around] = [endingsOf(hunk, 'removed'), endingsOf(hunk, 'added'), endingsOf(hunk, 'context')]
  const before = removed.lf || removed.crlf ? removed : around
  if (!before.lf && !before.crlf) return added.lf && added.crlf
  return (added.lf && !before.lf) || (added.crlf && !before.crlf)
}

/** Text without the carriage returns of its line ends, but for hunks of a patch in which lines end in both ways. */
export function withoutOwnReturns(text: string): string {
  if (!text.includes('\r\n')) return text
  const parts = text.split(/^(?=@@ -|diff --git )/m)
  return parts.map((part) => (part.startsWith('@@ -') && hasBothEndings(part) ? part : part.replaceAll('\r\n', '\n'))).join('')
}

function hasBothEndings(hunk: string): boolean {
  const lines = hunk.split('\n').slice(1, -1)
  const returns = lines.filter((line) => line.endsWith('\r')).length
  return returns > 0 && returns < lines.filter((line) => !line.startsWith('\\')).length
}

export function isCrlfOnly(hunk: Hunk): boolean {
  const { lf, crlf } = endingsOf(hunk, 'added')
  return crlf && !lf
}

function endingsOf(hunk: Hunk, kind: Run['kind']): Endings {
  let lf = false
  let crlf = false
  for (const run of hunk.runs) {
    if (run.kind !== kind) continue
    for (let at = run.bytes.indexOf(10); at >= 0 && !(lf && crlf); at = run.bytes.indexOf(10, at + 1)) {
      if (run.bytes[at - 1] === 13) crlf = true
      else lf = true
    }
  }
  return { lf, crlf }
}
