import { SWITCHES_FILE } from '../base/config.ts'
import type { ToolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { ReadText } from '../bundles/bundle-views.ts'
import { builtInReference, recipeReference, referenceText, type ToolReference } from '../bundles/labels.ts'

/**
 * What a repository has switched off of the tools that come with Sous and of its recipes. The file that says so is read when
 * somebody first asks; one that cannot be read lets nothing through.
 */
export class SwitchedOff {
  readonly #read: ReadText
  #disabled: Promise<Result<ReadonlySet<string>, ToolError>> | undefined

  constructor(read: ReadText) {
    this.#read = read
  }

  /** Why the tool of that full name cannot be called; `undefined` when it can. */
  whyTool(name: string): Promise<ToolError | undefined> {
    return this.#why(builtInReference(name), `tool '${name}'`)
  }

  whyRecipe(name: string): Promise<ToolError | undefined> {
    return this.#why(recipeReference(name), `recipe '${name}'`)
  }

  async #why(reference: ToolReference, what: string): Promise<ToolError | undefined> {
    this.#disabled ??= this.#load()
    const disabled = await this.#disabled
    if (!disabled.ok) return disabled.error
    if (disabled.value.size === 0) return undefined
    const { bundleOff, toolOff } = await import('../bundles/bundle-errors.ts')
    if (disabled.value.has(reference.bundle)) return bundleOff(reference.bundle)
    return disabled.value.has(referenceText(reference)) ? toolOff(reference, what) : undefined
  }

  async #load(): Promise<Result<ReadonlySet<string>, ToolError>> {
    const text = await this.#read(SWITCHES_FILE)
    if (!text.ok) return text
    if (text.value === undefined) return success(new Set())
    const [{ parseSwitches }, { corrupt }] = await Promise.all([import('../bundles/read-record.ts'), import('../bundles/bundle-errors.ts')])
    const parsed = parseSwitches(text.value)
    return parsed.ok ? parsed : failure(corrupt(parsed.error))
  }
}
