const MASK = '***'
/** A shorter text is in everything, and hiding it would tell where it is. */
const MIN_CHARACTERS = 4

/** Takes secrets out of whatever comes back: as they are, and in the forms that servers and encoders make of them. */
export class Redactor {
  readonly #forms = new Set<string>()
  #longest = 0

  add(secret: string): void {
    const bytes = Buffer.from(secret)
    const forms = [
      secret,
      encodeURIComponent(secret),
      new URLSearchParams({ a: secret }).toString().slice(2),
      JSON.stringify(secret).slice(1, -1),
      JSON.stringify(JSON.stringify(secret)).slice(3, -3),
      bytes.toString('base64'),
      bytes.toString('base64').replace(/=+$/, ''),
      bytes.toString('base64url'),
      bytes.toString('hex'),
    ]
    for (const form of forms) {
      if (form.length < MIN_CHARACTERS) continue
      this.#forms.add(form)
      this.#longest = Math.max(this.#longest, form.length)
    }
  }

  text(text: string): string {
    // Longer forms first: one may be the beginning of another.
    const forms = [...this.#forms].toSorted((a, b) => b.length - a.length)
    return forms.reduce((clean, form) => clean.replaceAll(form, MASK), text)
  }

  value(value: unknown): unknown {
    if (this.#forms.size === 0) return value
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map((item) => this.value(item))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [this.text(key), this.value(item)]))
  }

  /** For text that comes in pieces: what could be the beginning of a secret is held back until more is known. */
  stream(emit: (text: string) => void): { push(text: string): void; end(): void } {
    let held = ''
    return {
      push: (text) => {
        const clean = this.text(held + text)
        const keep = Math.max(this.#longest - 1, 0)
        const cut = Math.max(clean.length - keep, 0)
        held = clean.slice(cut)
        if (cut > 0) emit(clean.slice(0, cut))
      },
      end: () => {
        if (held !== '') emit(held)
        held = ''
      },
    }
  }
}
