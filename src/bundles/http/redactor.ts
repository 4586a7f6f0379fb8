import { secretForms } from '../../model/secret-forms.ts'
import { addSpan, type Findings, SHORTEST, type Span, TextFinder } from './text-finder.ts'

const MASK = '***'

export interface Ending {
  /** Not all of the text is there, so that it may end in the middle of a secret. */
  readonly isCut: boolean
}

const WHOLE: Ending = { isCut: false }

/** Takes secrets out of whatever comes back: as they are, and in the forms and cases that servers and encoders make of them. */
export class Redactor {
  readonly #forms = new Set<string>()
  /** Made when it is needed, of the forms that are known then. */
  #finder: TextFinder | undefined

  add(secret: string): void {
    const known = this.#forms.size
    // Cases are all the same to the finder; but not what is encoded after the case was changed, nor letters beyond ASCII.
    for (const form of [secret, secret.toLowerCase(), secret.toUpperCase()].flatMap(secretForms))
      if (form.length >= SHORTEST) this.#forms.add(form)
    if (this.#forms.size > known) this.#finder = undefined
  }

  text(text: string, ending = WHOLE): string {
    return masked(text, this.#spans(text, ending))
  }

  value(value: unknown): unknown {
    if (this.#forms.size === 0) return value
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map((item) => this.value(item))
    if (typeof value === 'number') return this.#find(String(value)).spans.length === 0 ? value : MASK
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.text(key), this.value(item)]))
  }

  /** For text that comes in pieces: what could be the beginning of a secret is held back until more is known. */
  stream(emit: (text: string) => void): { push(text: string): void; end(ending?: Ending): void } {
    let held = ''
    /** How much of the beginning of what is held was told already, as the end of a mask. */
    let told = 0
    const tell = (text: string) => {
      if (text !== '') emit(text)
    }
    return {
      push: (text) => {
        const all = held + text
        const found = this.#find(all)
        // Before this nothing is open any more: neither whether it is a secret, nor whether a longer one begins there.
        const cut = found.openFrom
        const spans = behind(told, found.spans)
        tell(masked(all, spans, { until: cut, told }))
        const last = spans.find(({ start, end }, index) => end > cut && (start < cut || (index === 0 && told > 0)))
        told = last === undefined ? 0 : last.end - cut
        held = all.slice(cut)
      },
      end: (ending = WHOLE) => {
        tell(masked(held, behind(told, this.#spans(held, ending)), { told }))
        held = ''
        told = 0
      },
    }
  }

  #spans(text: string, { isCut }: Ending): readonly Span[] {
    const { spans, openFrom } = this.#find(text)
    if (isCut && text.length - openFrom >= SHORTEST) addSpan(spans, { start: openFrom, end: text.length })
    return spans
  }

  #find(text: string): Findings {
    if (this.#forms.size === 0) return { spans: [], openFrom: text.length }
    this.#finder ??= new TextFinder([...this.#forms])
    return this.#finder.find(text)
  }
}

/** The spans of a text whose beginning is a secret as far as that. What overlaps is one. */
function behind(told: number, spans: readonly Span[]): readonly Span[] {
  if (told === 0) return spans
  let end = told
  const others = spans.filter((span) => {
    const isApart = span.start >= end
    if (!isApart) end = Math.max(end, span.end)
    return isApart
  })
  return [{ start: 0, end }, ...others]
}

/** What begins before a place, with a mask for each span: but for the first one, if it was told already. */
function masked(text: string, spans: readonly Span[], { until = text.length, told = 0 } = {}): string {
  let end = 0
  let clean = ''
  for (const [index, span] of spans.entries()) {
    const isTold = index === 0 && told > 0
    if (!isTold && span.start >= until) break
    clean += text.slice(end, span.start) + (isTold ? '' : MASK)
    end = span.end
  }
  return clean + text.slice(end, Math.max(end, until))
}
