import { parseDigestPrefix } from '../../base/digest.ts'
import { briefText } from '../../base/path.ts'
import type { DigestPrefix } from '../../base/recipe.ts'
import { parseRecipeRef, parseWantedVersion, whyNoRef } from '../../base/recipe-ref.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'

/** What a person asked for in the first line of a comment or review. */
export type Command =
  /** `inputs` as `name=value`, without quotes. They are checked against the recipe later. */
  | { readonly kind: 'run'; readonly recipe: string; readonly inputs: readonly string[] }
  | { readonly kind: 'apply'; readonly digest: DigestPrefix }
  | { readonly kind: 'cancel'; readonly digest: DigestPrefix | undefined }
  | { readonly kind: 'help'; readonly recipe: string | undefined }
  | { readonly kind: 'list' }

/** A line that is meant for Sous but is not a command: it gets one friendly answer and starts nothing. */
export interface CommandMistake {
  readonly code: 'command_mistake' | 'digest_malformed'
  readonly message: string
  readonly suggestion: string
}

type Parsed = Result<Command, CommandMistake>

const FORMS = {
  run: '/sous run <recipe> <name>=<value> …',
  apply: '/sous apply <digest>',
  cancel: '/sous cancel [<digest>]',
  help: '/sous help [<recipe>]',
  list: '/sous list',
} as const

const MAX_LINE_CHARACTERS = 4000
const ADDRESSED = /^\/sous(?![\w/.-])/i
/** A file name without its extension, with `sous:` before those that come with Sous. Those of other repositories are pinned. */
const RECIPE = /^(?:sous:)?[A-Za-z0-9_][A-Za-z0-9._-]{0,99}$/
// What a reader cannot see or takes for a space: controls, bidi and format characters, NBSP and the like.
const HIDDEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: refusing control characters is the point
  /[\u0000-\u001f\u007f-\u009f\u2028\u2029\u2800\p{Surrogate}\p{Cf}]|(?! )\p{Zs}|(?![\ufe0e\ufe0f])\p{Default_Ignorable_Code_Point}/u

/** Whether a text is for Sous: it has to start with `/sous`. */
export function isForSous(body: string): boolean {
  return ADDRESSED.test(body)
}

/** The command in the first line of a text. `undefined` when the text is not for Sous. */
export function parseCommand(body: string): Parsed | undefined {
  if (!isForSous(body)) return undefined
  const [first = ''] = body.split('\n', 1)
  const line = first.replace(/\r$/, '').replace(/[ \t]+$/, '')
  if (line.length > MAX_LINE_CHARACTERS) return mistake(`The line has more than ${MAX_LINE_CHARACTERS} characters`, 'Shorten the values.')
  const hidden = HIDDEN.exec(line)
  if (hidden !== null) {
    const name = `U+${(hidden[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
    return mistake(`The line has an invisible character, ${name}`, 'Type it again with plain spaces.')
  }
  if (!line.startsWith('/sous')) return mistake(`'${line.slice(0, 5)}' is not '/sous'`, "Write '/sous' in lower case.")
  if (line === '/sous') return mistake("A command is missing after '/sous'", ALL_COMMANDS)
  if (/^\/sous(?! \S)/.test(line)) return mistake("There is more than one space after '/sous'", 'Write one space.')
  return parseWords(line.slice('/sous '.length))
}

/** A command as a person would type it. Parsing it gives the same command. */
export function writeCommand(command: Command): string {
  switch (command.kind) {
    case 'run':
      return ['/sous run', command.recipe, ...command.inputs.map(writeCommandInput)].join(' ')
    case 'apply':
      return `/sous apply ${command.digest}`
    case 'cancel':
      return command.digest === undefined ? '/sous cancel' : `/sous cancel ${command.digest}`
    case 'help':
      return command.recipe === undefined ? '/sous help' : `/sous help ${command.recipe}`
    case 'list':
      return '/sous list'
  }
}

function parseWords(text: string): Parsed {
  const space = text.indexOf(' ')
  const verb = space < 0 ? text : text.slice(0, space)
  const rest = space < 0 ? undefined : text.slice(space + 1)
  switch (verb) {
    case 'run':
      return parseRun(rest)
    case 'apply':
      return parseDigestWord(rest, 'apply', (digest) => ({ kind: 'apply', digest }))
    case 'cancel':
      return rest === undefined
        ? success({ kind: 'cancel', digest: undefined })
        : parseDigestWord(rest, 'cancel', (digest) => ({ kind: 'cancel', digest }))
    case 'help':
      return rest === undefined ? success({ kind: 'help', recipe: undefined }) : parseHelp(rest)
    case 'list':
      return rest === undefined ? success({ kind: 'list' }) : mistake("Unexpected text after '/sous list'", `Write '${FORMS.list}'.`)
    default: {
      const near = didYouMean(verb, Object.keys(FORMS)) as keyof typeof FORMS | undefined
      const suggestion = near === undefined ? ALL_COMMANDS : `Did you mean '${FORMS[near]}'?`
      return mistake(`Unknown command '/sous ${briefText(verb)}'`, suggestion)
    }
  }
}

function parseRun(rest: string | undefined): Parsed {
  if (rest === undefined) return mistake("'/sous run' needs the name of a recipe", `Write '${FORMS.run}'. See '/sous list'.`)
  const space = rest.indexOf(' ')
  const recipe = space < 0 ? rest : rest.slice(0, space)
  if (!isRecipeName(recipe)) return badRecipe(recipe)
  if (space < 0) return success({ kind: 'run', recipe, inputs: [] })
  const inputs = parseCommandInputs(rest.slice(space + 1))
  return inputs.ok ? success({ kind: 'run', recipe, inputs: inputs.value }) : mistake(inputs.error.message, inputs.error.suggestion)
}

function parseHelp(recipe: string): Parsed {
  return isRecipeName(recipe) ? success({ kind: 'help', recipe }) : badRecipe(recipe)
}

function isRecipeName(word: string): boolean {
  return RECIPE.test(word) || parseRecipeRef(word) !== undefined
}

function badRecipe(word: string): Parsed {
  if (word === '') return mistake('There are two spaces in a row', 'Write one space between words.')
  if (parseWantedVersion(word)?.name !== undefined || /[@:]/.test(word)) {
    const { message, suggestion } = whyNoRef(word)
    return mistake(message, suggestion)
  }
  return mistake(`'${briefText(word)}' is not a recipe name`, "Use the file name without its extension. See '/sous list'.")
}

function parseDigestWord(rest: string | undefined, verb: 'apply' | 'cancel', command: (digest: DigestPrefix) => Command): Parsed {
  const [word = '', ...more] = (rest ?? '').split(' ')
  const digest = parseDigestPrefix(word)
  if (digest === undefined) {
    const what = word === '' ? `'/sous ${verb}' needs the digest of a plan` : `'${briefText(word)}' is not the digest of a plan`
    const suggestion = 'Copy the line from the preview. It takes 12 to 64 characters of the digest, in lower case.'
    return failure({ code: 'digest_malformed', message: what, suggestion })
  }
  if (more.length > 0) return mistake('Unexpected text after the digest', `Write '/sous ${verb} ${word}'.`)
  return success(command(digest))
}

const ALL_COMMANDS = "Comment '/sous help' to see all commands."

function mistake(message: string, suggestion: string): { readonly ok: false; readonly error: CommandMistake } {
  return failure({ code: 'command_mistake', message, suggestion })
}

interface Problem {
  readonly message: string
  readonly suggestion: string
}

const NAME = /[A-Za-z_][A-Za-z0-9_-]{0,63}/.source
const DOUBLE = /"(?:[^"\\]|\\["\\])*"/.source
/** As in a shell: everything stands for itself, so a single quote cannot be inside. */
const SINGLE = /'[^']*'/.source
const BARE = /[^\s"'`\u2018-\u201f][^\s"]*/.source
const INPUT = new RegExp(`^(${NAME})=(?:(${DOUBLE})|(${SINGLE})|(${BARE}))(?: (?=\\S)|$)`)
const IS_BARE = new RegExp(`^${BARE}$`)

/** Reads `name=value name="a value" name='a value'` as `name=value` texts without the quotes. */
export function parseCommandInputs(text: string): Result<readonly string[], Problem> {
  const inputs: string[] = []
  for (let rest = text; rest !== ''; ) {
    const match = INPUT.exec(rest)
    if (match === null) return failure(problemOf(rest))
    const [whole, name = '', double, single, bare = ''] = match
    inputs.push(`${name}=${double?.slice(1, -1).replace(/\\(["\\])/g, '$1') ?? single?.slice(1, -1) ?? bare}`)
    rest = rest.slice(whole.length)
  }
  return success(inputs)
}

/** The other way round, with quotes where needed. */
export function writeCommandInput(input: string): string {
  const equals = input.indexOf('=')
  const value = input.slice(equals + 1)
  return IS_BARE.test(value) ? input : `${input.slice(0, equals)}="${value.replace(/["\\]/g, '\\$&')}"`
}

function problemOf(rest: string): Problem {
  const [word = ''] = rest.split(' ', 1)
  const shown = briefText(word)
  if (word === '') return { message: 'There are two spaces in a row', suggestion: 'Write one space between words.' }
  const name = new RegExp(`^(${NAME})=`).exec(word)?.[1]
  if (name === undefined)
    return {
      message: `'${shown}' does not have the form name=value`,
      suggestion: 'Put a value that has spaces in quotes: name="a value".',
    }
  const value = rest.slice(name.length + 1)
  if (value === '' || value.startsWith(' '))
    return { message: `'${shown}' has no value`, suggestion: `Write ${shown}"" for an empty value.` }
  return quoteProblem(name, value)
}

/** What is wrong with a value that is neither well quoted nor free of quotes. */
function quoteProblem(name: string, value: string): Problem {
  const [quote = ''] = value
  const what = `The value of '${name}'`
  if (/[`\u2018-\u201f]/.test(quote))
    return { message: `${what} starts with ${quote}, which is not a straight quote`, suggestion: `Write ${name}="a value".` }
  if (quote !== '"' && quote !== "'") return { message: `${what} contains a quote`, suggestion: 'Put the whole value in single quotes.' }
  const isDouble = quote === '"'
  if (!(isDouble ? /^"(?:[^"\\]|\\.)*"/ : /^'[^']*'/).test(value))
    return { message: `${what} has no closing quote`, suggestion: `Write ${name}=${quote}a value${quote}.` }
  if (isDouble && !new RegExp(`^${DOUBLE}`).test(value))
    return { message: `${what} has a backslash in double quotes`, suggestion: 'Write it twice, or use single quotes.' }
  const inside = isDouble ? 'For a quote inside the value, write \\".' : 'If the value contains a single quote, put it in double quotes.'
  return { message: `Unexpected text after the closing quote of '${name}'`, suggestion: `Put a space after it. ${inside}` }
}
