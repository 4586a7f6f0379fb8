import {
  addSpan,
  MASK,
  maskSpans,
  SecretFinder,
  type SecretFindings,
  SHORTEST,
  secretForms,
  type TextSpan,
} from '../../base/text/secrets.ts'

export interface RedactionEnd {
  /** The text is incomplete and may end in the middle of a secret. */
  readonly isCut: boolean
}

const WHOLE: RedactionEnd = { isCut: false }

/** Removes secrets from whatever comes back: as they are, and in the forms and cases that servers and encoders produce. */
export class Redactor {
  readonly #forms = new Set<string>()
  /** Built on demand from the forms known by then. */
  #finder: SecretFinder | undefined

  add(secret: string): void {
    const known = this.#forms.size
    // The finder ignores case, but not in text that was encoded after its case changed, nor for letters outside ASCII.
    for (const form of [secret, secret.toLowerCase(), secret.toUpperCase()].flatMap(secretForms))
      if (form.length >= SHORTEST) this.#forms.add(form)
    if (this.#forms.size > known) this.#finder = undefined
  }

  text(text: string, ending = WHOLE): string {
    return maskSpans(text, this.#spans(text, ending))
  }

  value(value: unknown): unknown {
    if (this.#forms.size === 0) return value
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map((item) => this.value(item))
    if (typeof value === 'number') return this.#find(String(value), false).spans.length === 0 ? value : MASK
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.text(key), this.value(item)]))
  }

  /** For text that arrives in chunks: what could be the start of a secret is held back until more is known. */
  stream(emit: (text: string) => void): { push(text: string): void; end(ending?: RedactionEnd): void } {
    let held = ''
    /** How much of the start of the held text was already emitted, as the end of a mask. */
    let told = 0
    const tell = (text: string) => {
      if (text !== '') emit(text)
    }
    return {
      push: (text) => {
        const all = held + text
        const found = this.#find(all, true)
        // Everything before this is decided: whether it is a secret, and whether a longer one starts there.
        const cut = found.settledUntil
        const spans = behind(told, found.spans)
        tell(maskSpans(all, spans, { until: cut, told }))
        const last = spans.find(({ start, end }, index) => end > cut && (start < cut || (index === 0 && told > 0)))
        told = last === undefined ? 0 : last.end - cut
        held = all.slice(cut)
      },
      end: (ending = WHOLE) => {
        tell(maskSpans(held, behind(told, this.#spans(held, ending)), { told }))
        held = ''
        told = 0
      },
    }
  }

  #spans(text: string, { isCut }: RedactionEnd): readonly TextSpan[] {
    const { spans } = this.#find(text, false)
    const openFrom = isCut ? this.#find(text, true).openFrom : text.length
    if (text.length - openFrom >= SHORTEST) addSpan(spans, { start: openFrom, end: text.length })
    return spans
  }

  #find(text: string, isOpen: boolean): SecretFindings {
    if (this.#forms.size === 0) return { spans: [], openFrom: text.length, settledUntil: text.length }
    this.#finder ??= new SecretFinder(this.#forms)
    return this.#finder.find(text, { isOpen })
  }
}

/** The spans of a text that starts with a secret up to a position. Overlaps are merged. */
function behind(told: number, spans: readonly TextSpan[]): readonly TextSpan[] {
  if (told === 0) return spans
  let end = told
  const others = spans.filter((span) => {
    const isApart = span.start >= end
    if (!isApart) end = Math.max(end, span.end)
    return isApart
  })
  return [{ start: 0, end }, ...others]
}
