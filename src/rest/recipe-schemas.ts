import * as z from 'zod/mini'
import { once } from '../base/result.ts'
import { refusalBody } from './rest-schemas.ts'

const MAX_TEXT = 1_000_000
/** A character may take twelve bytes in JSON. */
export const RECIPE_BODY_BYTES: number = 13 * MAX_TEXT
const MAX_EDITS = 1_000

const recipeText = () => z.string().check(z.maxLength(MAX_TEXT), z.describe('The text of a recipe, in YAML'))
const recipePath = () =>
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(1_000),
      z.describe("A path in the repository, such as 'recipes/pin.yml', or 'sous:' and the name of a recipe that ships with Sous"),
    )
/** Characters as JavaScript counts them, from the start of the text. */
const offset = () => z.int().check(z.gte(0), z.lte(MAX_TEXT))

export const fileQuery = once(() => z.strictObject({ path: recipePath() }))

/** The keys and indexes that lead to a value in a recipe: `['steps', 0, 'with', 'find']`. */
export const location = once(() => z.array(z.union([z.string(), z.int()])).check(z.maxLength(64)))

export const diagnostic = once(() =>
  z.strictObject({
    severity: z.enum(['error', 'warning']),
    code: z.string(),
    message: z.string(),
    suggestion: z.string(),
    from: offset(),
    to: offset(),
    /** Counted from 1. */
    line: z.int(),
    column: z.int(),
    /** Where it is in the recipe, so that a form shows it at its field: `['steps', 0, 'with', 'find']`. */
    path: location(),
  }),
)

const place = { path: location(), from: offset(), to: offset() }
const unshown = () =>
  z.array(z.string()).check(z.describe('Keys that a form cannot show: unknown ones, and those with a value of another form'))

const stepFields = {
  ...place,
  /** A group has steps of its own, which run for each item of `for-each`. */
  kind: z.enum(['tool', 'recipe', 'group', 'none']),
  id: z.optional(z.string()),
  name: z.optional(z.string()),
  tool: z.optional(z.string()),
  recipe: z.optional(z.string()),
  if: z.optional(z.string()),
  forEach: z.optional(z.unknown()),
  with: z.record(z.string(), z.unknown()).check(z.describe('Values as they are written, with their expressions')),
  expect: z.record(z.string(), z.string()),
  continueOnError: z.optional(z.boolean()),
  timeoutSeconds: z.optional(z.number()),
  report: z.optional(z.string()),
  unshown: unshown(),
}
const innerStep = once(() => z.strictObject({ ...stepFields, steps: z.array(z.unknown()).check(z.maxLength(0)) }))
export const outlineStep = once(() => z.strictObject({ ...stepFields, steps: z.array(innerStep()) }))

const outlineInput = once(() =>
  z.strictObject({
    ...place,
    name: z.string(),
    description: z.string(),
    type: z.enum(['string', 'number', 'boolean', 'choice']),
    required: z.boolean(),
    default: z.optional(z.union([z.string(), z.number(), z.boolean()])),
    pattern: z.optional(z.string()),
    options: z.array(z.string()),
    min: z.optional(z.number()),
    max: z.optional(z.number()),
    unshown: unshown(),
  }),
)

export const outline = once(() =>
  z.strictObject({
    name: z.string(),
    description: z.string(),
    inputs: z.array(outlineInput()),
    permissions: z.strictObject({
      text: z.array(z.string()).check(z.describe('What the recipe may do, in words')),
      write: z.array(z.string()),
      run: z.array(z.string()),
      fetch: z.array(z.string()),
      maxFiles: z.optional(z.number()),
    }),
    exclude: z.array(z.string()),
    steps: z.array(outlineStep()),
    verify: z.array(outlineStep()),
    outputs: z.array(z.strictObject({ ...place, name: z.string(), value: z.unknown() })),
    unshown: unshown(),
  }),
)

export const reading = once(() =>
  z.strictObject({
    diagnostics: z.array(diagnostic()),
    outline: z.nullable(outline()).check(z.describe('null if the text is not YAML, or not a map')),
  }),
)

export const recipesAnswer = once(() =>
  z.strictObject({
    folder: z.string(),
    recipes: z.array(
      z.strictObject({
        name: z.string().check(z.describe('The name it is called by')),
        path: z.string(),
        origin: z.enum(['repository', 'shipped']),
        title: z.string(),
        description: z.string(),
        isValid: z.boolean(),
        errors: z.int(),
        inputs: z.array(z.string()),
        runsCommands: z.boolean(),
      }),
    ),
  }),
)

export const recipeDocument = once(() =>
  z.strictObject({
    path: z.string(),
    origin: z.enum(['repository', 'shipped']),
    text: z.string(),
    sha256: z.string(),
    reading: reading(),
  }),
)

export const saveBody = once(() =>
  z.strictObject({
    text: recipeText(),
    expected: z
      .nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be a SHA-256')))
      .check(z.describe('SHA-256 of the file as it was read; null if it must not exist')),
  }),
)
/** The file as it is on disk now, beside the refusal; null if it is gone. */
export const changedAnswer = once(() =>
  z.strictObject({
    ok: z.literal(false),
    error: refusalBody().shape.error,
    document: z.optional(z.nullable(recipeDocument())),
  }),
)

export const checkBody = once(() => z.strictObject({ text: recipeText(), path: z.optional(recipePath()) }))

const value = () => z.unknown().check(z.describe('Any JSON value'))
export const recipeEdit = once(() =>
  z.union([
    z.strictObject({ set: location(), value: value() }),
    z.strictObject({ remove: location() }),
    z.strictObject({ rename: location(), to: z.string().check(z.minLength(1), z.maxLength(200)) }),
    z.strictObject({ insert: location(), index: z.int().check(z.gte(0)), value: value() }),
    z.strictObject({ move: location(), to: z.int().check(z.gte(0)) }),
    z.strictObject({ duplicate: location() }),
  ]),
)
export const editBody = once(() =>
  z.strictObject({
    text: recipeText(),
    path: z.optional(recipePath()),
    edits: z.array(recipeEdit()).check(z.minLength(1), z.maxLength(MAX_EDITS)),
  }),
)
export const editAnswer = once(() => z.strictObject({ text: z.string(), reading: reading() }))

export const offsetBody = once(() => z.strictObject({ text: recipeText(), path: z.optional(recipePath()), offset: offset() }))
export const completeAnswer = once(() =>
  z.strictObject({
    from: offset(),
    to: offset(),
    items: z.array(
      z.strictObject({
        label: z.string(),
        insert: z.string(),
        /** A few words beside the label. */
        detail: z.string(),
        /** Sentences about it; Markdown. */
        info: z.string(),
      }),
    ),
  }),
)
export const hoverAnswer = once(() => z.nullable(z.strictObject({ from: offset(), to: offset(), text: z.string() })))
