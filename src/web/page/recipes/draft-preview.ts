import { effect, type ReadonlySignal, signal } from '@preact/signals'
import type { InputValue } from '../../../base/recipe.ts'
import { ApiError } from '../app/api.ts'
import { follow, type ProgressEvent } from '../ui/follow.tsx'
import type { DraftAnswer, Preview } from './recipe-types.ts'

const WAIT_MS = 120
/** Names this page among the tabs that preview. */
const TAB = crypto.randomUUID()
let count = 0

/** The draft that is previewed, and its change events. */
interface PreviewedText {
  readonly path: ReadonlySignal<string | undefined>
  readonly text: ReadonlySignal<string>
  readonly reading: ReadonlySignal<DraftAnswer | undefined>
  /** The text that `reading` belongs to. */
  readonly readText: ReadonlySignal<string>
}

/** Required inputs without a value. */
export function missingInputs({
  reading,
  preview,
}: Pick<PreviewedText, 'reading'> & { readonly preview: Pick<DraftPreview, 'inputs'> }): readonly string[] {
  const values = preview.inputs.value
  return (reading.value?.outline?.inputs ?? [])
    .filter(({ name, required, default: standard }) => required && standard === undefined && values[name] === undefined)
    .map(({ name }) => name)
}

/** The preview of a draft, made again whenever its text or the inputs change. */
export class DraftPreview {
  readonly inputs = signal<Readonly<Record<string, InputValue>>>({})
  /** The last one that was made; it stays while the next is under way. */
  readonly latest = signal<Preview | undefined>(undefined)
  /** The text that it belongs to. */
  readonly ofText = signal('')
  readonly isRunning = signal(false)
  readonly progress = signal<ProgressEvent | undefined>(undefined)
  readonly error = signal<unknown>(undefined)
  /** Whether it is visible. */
  readonly isWanted = signal(false)
  readonly #tab = `${TAB}-${++count}`
  #over: AbortController | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  readonly #stop: () => void

  constructor(draft: PreviewedText) {
    this.#stop = effect(() => {
      const { value: reading } = draft.reading
      const text = draft.readText.value
      const inputs = this.inputs.value
      const isReadable =
        reading !== undefined && reading.outline !== null && !reading.diagnostics.some(({ severity }) => severity === 'error')
      const isComplete = missingInputs({ reading: draft.reading, preview: this }).length === 0
      if (!this.isWanted.value || !isReadable || !isComplete || draft.text.value !== text) return
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => void this.#run(text, draft.path.peek(), inputs), WAIT_MS)
    })
  }

  stop(): void {
    this.#stop()
    this.cancel()
  }

  cancel(): void {
    clearTimeout(this.#timer)
    this.#over?.abort()
    this.isRunning.value = false
  }

  /** Previews the same text again. */
  again(): void {
    this.inputs.value = { ...this.inputs.value }
  }

  async #run(text: string, path: string | undefined, inputs: Readonly<Record<string, InputValue>>): Promise<void> {
    this.#over?.abort()
    const over = new AbortController()
    this.#over = over
    this.isRunning.value = true
    this.progress.value = undefined
    try {
      const request = { body: { text, path, inputs, tab: this.#tab }, signal: over.signal }
      const made = await follow<Preview>('/previews', request, (event) => {
        if (!over.signal.aborted) this.progress.value = event
      })
      if (over.signal.aborted) return
      // With errors no step ran, so the previous preview is more useful.
      if (made.diagnostics.length === 0 || this.latest.value === undefined) {
        this.latest.value = made
        this.ofText.value = text
      }
      this.error.value = undefined
    } catch (error) {
      // A newer one replaced it.
      if (over.signal.aborted) return
      // An older one that reached the server later replaced it.
      if (error instanceof ApiError && error.code === 'cancelled') return this.again()
      this.error.value = error
    }
    this.isRunning.value = false
  }
}
