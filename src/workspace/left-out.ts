import type { LeftOut, LeftOutReason } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'

/** Why a file that a pattern matched was left out, and how to say so for one file and for many. */
const REASONS = {
  generated: [
    'generated or vendored file',
    'generated or vendored files',
    ', as .gitattributes says; set include_generated to include them',
  ],
  undecodable: ['file that cannot be read as text', 'files that cannot be read as text', ''],
  large: ['file that is too large', 'files that are too large', ''],
  binary: ['binary file', 'binary files', ''],
  excluded: ['file that is excluded', 'files that are excluded', ' by the recipe or .github/sous.yml'],
} as const satisfies Record<LeftOutReason, unknown>

const MAX_NAMES = 3

/** Collects what the calls of a run leave out, each file once for each reason. */
export class LeftOutFiles {
  readonly #files = new Map<LeftOutReason, Set<string>>()

  add(reason: LeftOutReason, paths: readonly string[]): void {
    if (paths.length === 0) return
    const known = this.#files.get(reason) ?? new Set()
    for (const path of paths) known.add(path)
    this.#files.set(reason, known)
  }

  addAll(leftOut: LeftOut): void {
    for (const [reason, paths] of Object.entries(leftOut)) this.add(reason as LeftOutReason, paths)
  }

  get notes(): readonly string[] {
    return describeLeftOut(this.found.leftOut ?? {})
  }

  /** Missing if nothing was left out, so that a result can take it as it is. */
  get found(): { readonly leftOut?: LeftOut } {
    if (this.#files.size === 0) return {}
    return { leftOut: Object.fromEntries([...this.#files].map(([reason, paths]) => [reason, [...paths]])) }
  }
}

export function filterLeftOut(leftOut: LeftOut, isWanted: (path: string) => boolean): LeftOut {
  const kept = Object.entries(leftOut).map(([reason, paths]) => [reason, paths.filter(isWanted)] as const)
  return Object.fromEntries(kept.filter(([, paths]) => paths.length > 0))
}

/** One sentence for each reason, the most important first. */
export function describeLeftOut(leftOut: LeftOut): readonly string[] {
  return Object.entries(REASONS).flatMap(([reason, [one, many, more]]) => {
    const paths = leftOut[reason as LeftOutReason] ?? []
    if (paths.length === 0) return []
    const count = paths.length.toLocaleString('en')
    return [`Left out ${count} ${paths.length === 1 ? one : many}${more}: ${nameSome(paths, MAX_NAMES)}`]
  })
}

/** Whether a sentence is about files that are rarely meant to be edited. */
export function isMinorNote(note: string): boolean {
  return /^Left out [\d,]+ (?:binary files?|files? that (?:is|are) excluded)\b/.test(note)
}
