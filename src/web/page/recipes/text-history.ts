import { signal } from '@preact/signals'

const MERGE_MS = 800
const MAX_ENTRIES = 300

/** The texts before and after. Changes in quick succession are undone together. */
export class TextHistory {
  #before: string[] = []
  #after: string[] = []
  #lastKind = ''
  #lastAt = 0
  readonly canUndo = signal(false)
  readonly canRedo = signal(false)

  /** `kind`: changes of one kind are one change if they come soon after each other; '' is always on its own. */
  note(before: string, kind: string): void {
    const now = performance.now()
    const isSame = kind !== '' && kind === this.#lastKind && now - this.#lastAt < MERGE_MS && this.#before.length > 0
    if (!isSame) this.#before = [...this.#before.slice(1 - MAX_ENTRIES), before]
    this.#lastKind = kind
    this.#lastAt = now
    this.#after = []
    this.#tell()
  }

  undo(now: string): string | undefined {
    return this.#step(this.#before, this.#after, now)
  }

  redo(now: string): string | undefined {
    return this.#step(this.#after, this.#before, now)
  }

  #step(from: string[], to: string[], now: string): string | undefined {
    const text = from.pop()
    if (text !== undefined) to.push(now)
    this.#lastKind = ''
    this.#tell()
    return text
  }

  #tell(): void {
    this.canUndo.value = this.#before.length > 0
    this.canRedo.value = this.#after.length > 0
  }
}
