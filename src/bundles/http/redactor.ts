import { secretForms } from '../../model/secret-forms.ts'
import { addSpan, type Findings, SHORTEST, type Span, TextFinder } from './text-finder.ts'

const MASK = '***'
/** A shorter text is in everything, and hiding it would tell where it is. */
const MIN_CHARACTERS = SHORTEST

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
      if (form.length >= MIN_CHARACTERS) this.#forms.add(form)
    if (this.#forms.size > known) this.#finder = undefined
  }

  text(text: string, { isCut } = WHOLE): string {
    const { spans, openFrom } = this.#find(text)
    if (isCut && text.length - openFrom >= MIN_CHARACTERS) addSpan(spans, { start: openFrom, end: text.length })
    return masked(text, spans)
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
    return {
      push: (text) => {
        const all = held + text
        const { spans, openFrom } = this.#find(all)
        const last = spans.at(-1)
        // More may belong to what was found last: a secret can be the beginning of another.
        const cut = last !== undefined && last.end > openFrom ? last.start : openFrom
        held = all.slice(cut)
        if (cut > 0) emit(masked(all, spans, cut))
      },
      end: (ending) => {
        if (held !== '') emit(this.text(held, ending))
        held = ''
      },
    }
  }

  #find(text: string): Findings {
    if (this.#forms.size === 0) return { spans: [], openFrom: text.length }
    this.#finder ??= new TextFinder([...this.#forms])
    return this.#finder.find(text)
  }
}

/** Up to a place that is in none of the spans. */
function masked(text: string, spans: readonly Span[], until = text.length): string {
  let end = 0
  let clean = ''
  for (const span of spans) {
    if (span.end > until) break
    clean += text.slice(end, span.start) + MASK
    end = span.end
  }
  return clean + text.slice(end, until)
}
