import { setImmediate } from 'node:timers/promises'
import { asBuffer } from '../model/bytes.ts'
import type { RepoPath } from '../model/path.ts'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { Replacement } from '../workspace/replace.ts'
import { runGuarded } from '../workspace/search/guarded-run.ts'
import type { FileMatches } from '../workspace/search/search.ts'
import { makeSieve, type Sieve } from '../workspace/search/sieve.ts'
import { decodeText, isBinary } from '../workspace/text.ts'
import type { TextEdit } from '../workspace/text-edits.ts'
import { type MadeEdit, makeEdit, type TextFile, tooLarge } from './edit-file.ts'
import type { ToolContext } from './tool.ts'

/** What came of replacing in files; nothing is staged yet. */
export interface Replaced {
  readonly replacements: number
  readonly made: readonly MadeEdit[]
  /** Files that could hold a match but are not text. */
  readonly binaryFiles: number
  /** Lines that were left out for their length although they may match. */
  readonly longLines: readonly FileMatches[]
}

/** Characters handed to one guarded call: many enough to make its cost vanish. */
const BATCH_CHARACTERS = 4 * 1024 * 1024

/** Works out a replacement in one file after the other. A problem with one is the end of it all. */
export class Replacer implements Replaced {
  replacements = 0
  binaryFiles = 0
  /** How many files were not known at once to have no match. */
  candidates = 0
  readonly made: MadeEdit[] = []
  readonly longLines: FileMatches[] = []
  readonly #replacement: Replacement
  readonly #sieve: Sieve | undefined
  readonly #context: ToolContext
  #batch: TextFile[] = []
  #batchCharacters = 0

  constructor(replacement: Replacement, context: ToolContext) {
    this.#replacement = replacement
    this.#sieve = replacement.sieve && makeSieve(replacement.sieve)
    this.#context = context
  }

  async addFile(path: RepoPath): Promise<ToolError | undefined> {
    const { workspace, limits } = this.#context
    const content = await workspace.read(path, limits.writeFileBytes + 1)
    // Listed, but deleted from disk since: there is nothing to replace in it.
    if (!content.ok) return content.error.code === 'not_found' ? undefined : content.error
    const { bytes } = content.value
    if (isBinary(bytes)) {
      this.binaryFiles++
      return undefined
    }
    if (bytes.length > limits.writeFileBytes) return tooLarge(`File '${path}'`, await this.#sizeOf(path), limits.writeFileBytes)
    if (this.#sieve?.sift(asBuffer(bytes)).kind === 'none') return undefined
    const text = decodeText(bytes, path)
    return text.ok ? this.addText({ path, content: content.value, text: text.value }) : text.error
  }

  async addText(file: TextFile): Promise<ToolError | undefined> {
    this.candidates++
    this.#batch.push(file)
    this.#batchCharacters += file.text.text.length
    return this.#batchCharacters < BATCH_CHARACTERS ? undefined : this.finish()
  }

  /** Deals with what is still waiting. */
  async finish(): Promise<ToolError | undefined> {
    const batch = this.#batch
    this.#batch = []
    this.#batchCharacters = 0
    const edits = await this.#findEdits(batch)
    if (!edits.ok) return edits.error
    for (const [index, file] of batch.entries()) {
      const problem = this.#add(file, edits.value[index] ?? [])
      if (problem !== undefined) return problem
    }
    return undefined
  }

  async #findEdits(batch: readonly TextFile[]): Promise<Result<readonly (readonly TextEdit[])[], ToolError>> {
    const { needsTimeLimit } = this.#replacement
    if (!needsTimeLimit) return success(batch.map((file) => this.#replacement.edits(file.text.text)))
    const limitMs = this.#context.limits.regexMsPerFile
    const found: (readonly TextEdit[])[] = []
    const step = (index: number) => {
      found[index] = this.#replacement.edits(batch[index]?.text.text ?? '')
      return index + 1
    }
    for (const late of runGuarded({ from: 0, to: batch.length, step, limitMs })) {
      await setImmediate()
      if (this.#context.signal.aborted) return failure(replacementCancelled())
      const tooLate = late === undefined ? undefined : batch[late]
      if (tooLate !== undefined) return failure(tooSlow(tooLate.path, limitMs))
    }
    return success(found)
  }

  #add(file: TextFile, edits: readonly TextEdit[]): ToolError | undefined {
    const count = this.#replacement.countLongLines(file.text.text)
    if (count > 0) this.longLines.push({ path: file.path, count })
    if (edits.length === 0) return undefined
    const { written } = this.#replacement
    const made = makeEdit({ file, edits, written, limit: this.#context.limits.writeFileBytes })
    if (!made.ok) return made.error
    this.replacements += edits.length
    if (made.value !== undefined) this.made.push(made.value)
    return undefined
  }

  async #sizeOf(path: RepoPath): Promise<number> {
    const entry = await this.#context.workspace.entry(path)
    return entry.ok ? entry.value.size : 0
  }
}

export function replacementCancelled(): ToolError {
  return toolError('cancelled', 'The replacement was cancelled; nothing was replaced', 'Call again when it is wanted after all.')
}

function tooSlow(path: RepoPath, limitMs: number): ToolError {
  return toolError(
    'timed_out',
    `The pattern took longer than ${limitMs / 1000}s on '${path}'; nothing was replaced`,
    "Avoid nested repetition such as '(a+)+'; say more exactly what may repeat.",
  )
}
