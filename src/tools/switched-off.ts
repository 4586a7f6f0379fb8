import { referenceText, type ToolReference } from '../bundles/labels.ts'
import { builtInReference, recipeReference } from '../bundles/provided-references.ts'
import type { ReadText } from '../bundles/resolve-tool.ts'
import { SWITCHES_FILE } from '../model/config.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'

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
    const { bundleOff, toolOff } = await import('../bundles/store-errors.ts')
    if (disabled.value.has(reference.bundle)) return bundleOff(reference.bundle)
    return disabled.value.has(referenceText(reference)) ? toolOff(reference, what) : undefined
  }

  async #load(): Promise<Result<ReadonlySet<string>, ToolError>> {
    const text = await this.#read(SWITCHES_FILE)
    if (!text.ok) return text
    if (text.value === undefined) return success(new Set())
    const [{ parseSwitches }, { corrupt }] = await Promise.all([import('../bundles/switches.ts'), import('../bundles/store-errors.ts')])
    const parsed = parseSwitches(text.value)
    return parsed.ok ? parsed : failure(corrupt(parsed.error))
  }
}
