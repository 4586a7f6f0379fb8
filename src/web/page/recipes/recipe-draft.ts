import { batch, computed, effect, signal, untracked } from '@preact/signals'
import { ApiError, api } from '../app/api.ts'
import { toastError } from '../ui/toast.tsx'
import { DraftPreview } from './draft-preview.ts'
import type { DraftAnswer, FormEdit, OpenedRecipe } from './recipe-types.ts'
import { TextHistory } from './text-history.ts'

const CHECK_MS = 150

/** A recipe that is being written. Its text is all there is: the form, the diagnostics and the preview follow from it. */
export class RecipeDraft {
  /** Does not depend on the name of its file. */
  readonly id = crypto.randomUUID()
  /** Where it is or will be saved; nowhere yet when missing. */
  readonly path = signal<string | undefined>(undefined)
  readonly text = signal('')
  /** The text and hash of the file as it was read or written last; `null` if there is none. */
  readonly file = signal<{ readonly text: string; readonly sha256: string } | null>(null)
  readonly reading = signal<DraftAnswer | undefined>(undefined)
  /** The text that `reading` belongs to. */
  readonly readText = signal('')
  readonly isDirty = computed(() => this.text.value !== (this.file.value?.text ?? ''))
  readonly history = new TextHistory()
  readonly preview: DraftPreview
  /** Where the source editor puts the cursor next. */
  readonly cursor = signal<{ readonly from: number; readonly to: number } | undefined>(undefined)
  readonly #queue: { readonly edits: readonly FormEdit[]; readonly done: (isDone: boolean) => void }[] = []
  #isEditing = false
  #checking: AbortController | undefined

  constructor(file: Partial<OpenedRecipe> & { readonly text: string }) {
    this.path.value = file.path
    this.text.value = file.text
    this.readText.value = file.text
    this.reading.value = file.reading
    if (file.sha256 !== undefined) this.file.value = { text: file.text, sha256: file.sha256 }
    this.preview = new DraftPreview(this)
    if (file.reading === undefined) void this.#check()
  }

  /** Sets a new text, from the editor for example. */
  setText(text: string, kind = ''): void {
    const before = untracked(() => this.text.value)
    if (text === before) return
    this.history.note(before, kind)
    this.#show(text)
    this.#checkSoon()
  }

  undo(): void {
    this.#restore(this.history.undo(this.text.value))
  }

  redo(): void {
    this.#restore(this.history.redo(this.text.value))
  }

  /** Applies edits from the form, one request after the other. Resolves to whether they succeeded. */
  edit(...edits: FormEdit[]): Promise<boolean> {
    return new Promise((done) => {
      this.#queue.push({ edits, done })
      if (!this.#isEditing) void this.#editAll()
    })
  }

  /** The file is now this one. */
  saved({ path, text, sha256 }: Pick<OpenedRecipe, 'path' | 'text' | 'sha256'>): void {
    this.path.value = path
    this.file.value = { text, sha256 }
  }

  #show(text: string): void {
    this.text.value = text
    this.#checking?.abort()
  }

  #restore(text: string | undefined): void {
    if (text === undefined) return
    this.#show(text)
    void this.#check()
  }

  async #editAll(): Promise<void> {
    this.#isEditing = true
    for (let asked = this.#queue.splice(0); asked.length > 0; asked = this.#queue.splice(0)) {
      const isDone = await this.#editBatch(asked.flatMap(({ edits }) => edits))
      // One that fails must not take the others with it.
      if (!isDone && asked.length > 1) for (const { edits, done } of asked) done(await this.#editBatch(edits, true))
      else for (const { done } of asked) done(isDone)
    }
    this.#isEditing = false
  }

  async #editBatch(edits: readonly FormEdit[], isLast = edits.length === 1): Promise<boolean> {
    const text = this.text.value
    try {
      const answer = await api<{ readonly text: string; readonly reading: DraftAnswer }>('/recipes/edit', {
        method: 'POST',
        body: { text, path: this.path.value, edits: shortened(edits) },
      })
      // Someone typed into the source meanwhile, so apply the edit again to the current text.
      if (this.text.value !== text) return this.#editBatch(edits, isLast)
      const [first] = edits
      this.history.note(text, first !== undefined && 'set' in first ? `set ${first.set.join('/')}` : '')
      batch(() => {
        this.#show(answer.text)
        this.#take(answer.text, answer.reading)
      })
      return true
    } catch (error) {
      if (isLast || (error instanceof ApiError && error.status === 0)) toastError(error)
      return false
    }
  }

  #checkSoon(): void {
    const over = this.#newCheck()
    setTimeout(() => over.signal.aborted || void this.#check(over), CHECK_MS)
  }

  async #check(over = this.#newCheck()): Promise<void> {
    const text = this.text.value
    try {
      const reading = await api<DraftAnswer>('/recipes/check', {
        method: 'POST',
        body: { text, path: this.path.value },
        signal: over.signal,
      })
      if (!over.signal.aborted) this.#take(text, reading)
    } catch (error) {
      if (!over.signal.aborted) toastError(error)
    }
  }

  #newCheck(): AbortController {
    this.#checking?.abort()
    this.#checking = new AbortController()
    return this.#checking
  }

  #take(text: string, reading: DraftAnswer): void {
    batch(() => {
      this.readText.value = text
      this.reading.value = reading
    })
  }
}

/** Of several texts typed into one field, only the last is written. */
function shortened(edits: readonly FormEdit[]): readonly FormEdit[] {
  return edits.filter((edit, index) => {
    const next = edits[index + 1]
    return !('set' in edit && next !== undefined && 'set' in next && JSON.stringify(edit.set) === JSON.stringify(next.set))
  })
}

const DRAFTS = 'sous-drafts'

/** The drafts of this tab: they survive a switch to another screen and a reload of the page. */
const drafts = new Map<string, RecipeDraft>()

export function draftFor(key: string): RecipeDraft | undefined {
  return drafts.get(key)
}

export function keepDraft(key: string, draft: RecipeDraft): void {
  drafts.set(key, draft)
  effect(() => {
    const kept = storedDrafts()
    if (draft.isDirty.value) kept[key] = { text: draft.text.value, path: draft.path.value, file: draft.file.value }
    else delete kept[key]
    try {
      sessionStorage.setItem(DRAFTS, JSON.stringify(kept))
    } catch {
      // The browser's storage is full, so it is kept in this page only.
    }
  })
}

/** Under a new name, once it has a file. */
export function renameDraft(from: string, to: string): void {
  const draft = drafts.get(from)
  if (draft === undefined || from === to) return
  drafts.delete(from)
  const kept = storedDrafts()
  delete kept[from]
  sessionStorage.setItem(DRAFTS, JSON.stringify(kept))
  keepDraft(to, draft)
}

interface StoredDraft {
  readonly text: string
  readonly path?: string | undefined
  readonly file: RecipeDraft['file']['value']
}

function storedDrafts(): Record<string, StoredDraft> {
  try {
    return JSON.parse(sessionStorage.getItem(DRAFTS) ?? '{}')
  } catch {
    return {}
  }
}

/** The drafts from before the page was reloaded. */
export function restoreDraft(key: string): RecipeDraft | undefined {
  const stored = storedDrafts()[key]
  if (stored === undefined) return undefined
  const draft = new RecipeDraft({ text: stored.text, ...(stored.path !== undefined && { path: stored.path }) })
  draft.file.value = stored.file
  keepDraft(key, draft)
  return draft
}

export function dirtyDrafts(): readonly (readonly [key: string, draft: RecipeDraft])[] {
  return [...drafts].filter(([, draft]) => draft.isDirty.value)
}

addEventListener('beforeunload', (event) => {
  if (dirtyDrafts().length > 0) event.preventDefault()
})
