/** How large a document may become. GitHub counts bytes of summaries, and characters and bytes of comments. */
export interface MarkdownBudget {
  readonly bytes: number
  /** UTF-16 units, of which a character has one or two. */
  readonly units: number
}

/** One way to show a part of a document. */
export interface Form {
  render(): string
  /** Fewer bytes than it will have. Lets a form be passed over that cannot fit, before it is made. */
  readonly leastBytes?: number
  /** What a reader does not get to see in this form, for the sentence that says so. */
  readonly lacks?: string
}

/** A part of a document that can be shown in several ways. */
export interface Part {
  /** The fullest first. Where none of them fits, the part is left out. */
  readonly forms: readonly Form[]
  /** What a reader does not get to see when it is left out. */
  readonly lacks?: string
  /** Parts with a lower rank get room first. */
  readonly rank: number
}

export interface Fitted {
  /** What each part came to, in their order. */
  readonly texts: readonly string[]
  /** What readers do not get to see. */
  readonly lacks: readonly string[]
}

/**
 * Gives every part a form that fits, in the order of their ranks: first its shortest, so that none is left out for another's sake,
 * then the fullest that there is still room for.
 */
export function fitParts(parts: readonly Part[], budget: MarkdownBudget): Fitted {
  const left = { bytes: budget.bytes, units: budget.units }
  const chosen = new Map<Part, { readonly text: string; readonly lacks: string | undefined }>()
  const choose = (part: Part, form: Form): boolean => {
    const { text: now = '' } = chosen.get(part) ?? {}
    const room = { bytes: left.bytes + Buffer.byteLength(now), units: left.units + now.length }
    if (!mayFit(form, room)) return false
    const text = form.render()
    const bytes = Buffer.byteLength(text)
    if (bytes > room.bytes || text.length > room.units) return false
    Object.assign(left, { bytes: room.bytes - bytes, units: room.units - text.length })
    chosen.set(part, { text, lacks: form.lacks })
    return true
  }
  const byRank = [...parts].sort((a, b) => a.rank - b.rank)
  for (const part of byRank) part.forms.slice(-1).some((form) => choose(part, form))
  for (const part of byRank) part.forms.slice(0, -1).some((form) => choose(part, form))
  const shown = parts.map((part) => chosen.get(part) ?? { text: '', lacks: part.lacks })
  return { texts: shown.map(({ text }) => text), lacks: shown.flatMap(({ lacks }) => (lacks === undefined ? [] : [lacks])) }
}

/** A unit has at most three bytes. */
function mayFit({ leastBytes = 0 }: Form, left: MarkdownBudget): boolean {
  return leastBytes <= left.bytes && leastBytes <= 3 * left.units
}
