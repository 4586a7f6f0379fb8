import mustache from 'mustache'
import { briefText } from '../base/path.ts'
import { nameSome } from '../base/text/wording.ts'

const MAX_NAMES = 10

/** Why a template cannot be rendered, and where. */
export class TemplateFault extends Error {
  readonly at: number
  readonly advice: string

  constructor(message: string, at: number, advice: string) {
    super(message)
    this.at = at
    this.advice = advice
  }
}

interface Limits {
  readonly lookups: number
  readonly characters: number
}

/** Kind, name and position, from the library. */
type Token = string[]
type Config = Parameters<InstanceType<typeof mustache.Writer>['renderSection']>[4]

/** The scope of a section. */
class StrictContext extends mustache.Context {
  override push(view: unknown): StrictContext {
    return new StrictContext(view, this)
  }

  /** Own properties only, innermost section first. */
  find(name: string): { readonly value: unknown } | undefined {
    if (name === '.') return { value: this.view }
    const [first = '', ...rest] = name.split('.')
    const above = this.parent as StrictContext | undefined
    if (!hasOwn(this.view, first)) return above?.find(name)
    let value: unknown = this.view[first]
    for (const part of rest) {
      if (!hasOwn(value, part)) return undefined
      value = value[part]
    }
    return { value }
  }

  override lookup(name: string): unknown {
    return this.find(name)?.value
  }
}

/** The library's writer, which checks every name before it is used. */
export class StrictWriter extends mustache.Writer {
  readonly #limits: Limits
  #lookups = 0
  #characters = 0
  #given: TemplateValues = {}

  constructor(limits: Limits) {
    super()
    this.#limits = limits
    // A template is rendered once.
    Object.assign(this, { templateCache: undefined })
  }

  renderStrictly(template: string, values: TemplateValues, isEscaped: boolean): string {
    this.#given = values
    const tokens = parse(this, template)
    return this.renderTokens(tokens, new StrictContext(values), undefined, undefined, { escape: isEscaped ? mustache.escape : String })
  }

  override renderSection(token: Token, context: StrictContext, _partials: undefined, _template: undefined, config: Config): string {
    this.#find(token, context)
    return super.renderSection(token, context, undefined, undefined, config)
  }

  override renderInverted(token: Token, context: StrictContext, _partials: undefined, _template: undefined, config: Config): string {
    this.#find(token, context)
    return super.renderInverted(token, context, undefined, undefined, config)
  }

  override unescapedValue(token: Token, context: StrictContext): string {
    this.#checkText(token, context)
    return this.#count(token, super.unescapedValue(token, context))
  }

  override escapedValue(token: Token, context: StrictContext, config: Config): string {
    this.#checkText(token, context)
    return this.#count(token, super.escapedValue(token, context, config))
  }

  override rawValue(token: Token): string {
    return this.#count(token, super.rawValue(token))
  }

  override renderPartial(token: Token): string {
    throw new TemplateFault(
      `'{{> ${briefText(nameOf(token))}}}' is a partial, which Sous does not support`,
      at(token),
      'Include its content directly.',
    )
  }

  #find(token: Token, context: StrictContext): unknown {
    const name = nameOf(token)
    if (++this.#lookups > this.#limits.lookups)
      throw new TemplateFault('its sections repeat too often', at(token), 'Pass shorter lists, or nest fewer sections.')
    const found = context.find(name)
    if (found === undefined)
      throw new TemplateFault(
        `'${briefText(name)}' is not a known variable`,
        at(token),
        `Pass it in 'variables'. ${listNames(this.#given)}`,
      )
    return found.value
  }

  #checkText(token: Token, context: StrictContext): void {
    const value = this.#find(token, context)
    if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return
    const kind = Array.isArray(value) ? 'a list' : 'a map'
    throw new TemplateFault(`'${briefText(nameOf(token))}' is ${kind} and cannot be printed`, at(token), 'Use a section for it.')
  }

  #count(token: Token, text: unknown): string {
    const written = text === undefined ? '' : String(text)
    this.#characters += written.length
    if (this.#characters > this.#limits.characters)
      throw new TemplateFault('its result is too long', at(token), 'Pass shorter variables, or nest fewer sections.')
    return written
  }
}

function parse(writer: StrictWriter, template: string): Token[] {
  try {
    return writer.parse(template)
  } catch (error) {
    // 'Unclosed tag at 12': the library reports the position only in its message.
    const [, what = 'it is not valid', position = '0'] = /^(.*) at (\d+)$/s.exec((error as Error).message) ?? []
    throw new TemplateFault(briefText(what.toLowerCase()), Number(position), 'Close every tag and section.')
  }
}

function nameOf(token: Token): string {
  return token[1] ?? ''
}

function at(token: Token): number {
  return Number(token[2])
}

function hasOwn(value: unknown, name: string): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
}

/** The variables of a call, for suggestions. */
function listNames(values: TemplateValues): string {
  const names = Object.keys(values)
  return names.length === 0 ? "No 'variables' were passed." : `You passed: ${nameSome(names.map(briefText), MAX_NAMES)}.`
}

/** The JSON values that templates can use. */
export type TemplateValues = Readonly<Record<string, unknown>>
