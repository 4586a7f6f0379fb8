/** How tools are called towards a client that wants a prefix. Documentation always shows the plain name. */
export class ToolNames {
  readonly #defaultPrefix: string
  readonly #overrides: ReadonlyMap<string, string>

  /** `overrides` maps a tool's plain name to its own prefix; an empty one leaves that tool without. */
  constructor(defaultPrefix = '', overrides: Readonly<Record<string, string>> = {}) {
    this.#defaultPrefix = defaultPrefix
    this.#overrides = new Map(Object.entries(overrides))
  }

  /** The prefix before the plain name, set off by an underscore unless the prefix brings its own. */
  nameOf(tool: string): string {
    const prefix = this.#overrides.get(tool) ?? this.#defaultPrefix
    if (prefix === '') return tool
    return /[_\W]$/.test(prefix) ? prefix + tool : `${prefix}_${tool}`
  }
}
