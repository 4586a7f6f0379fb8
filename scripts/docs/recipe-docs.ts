// biome-ignore-all lint/suspicious/noTemplateCurlyInString: this is how expressions are written
import type { ToolCatalogue } from '../../src/recipe/check-call.ts'
import { CONTEXTS, type ContextName } from '../../src/recipe/expressions/expression-parser.ts'
import { functionNames, OWN_FUNCTIONS } from '../../src/recipe/expressions/functions.ts'
import { recipeJsonSchema } from './editor-schemas.ts'
import { errorRows } from './error-rows.ts'
import { keyTable, schemaIn } from './key-table.ts'
import { GENERATED } from './tool-docs.ts'

const CONTEXT_MEANINGS: Readonly<Record<ContextName, string>> = {
  inputs: 'values of the inputs: `inputs.version`',
  steps: 'results of earlier steps: `steps.find.outputs.files`, `steps.find.outcome`',
  item: 'current item, in a step with `for-each` and in the steps inside it',
  index: 'its position, starting at 0',
  recipe: "the recipe's own `name`, `description` and `path`",
  env: 'environment variables that begin with `SOUS_ENV_`, without that prefix',
  github: '`repository`, `repository_owner` and `sha` (the commit that the plan is for); only in the action',
}

const GITHUB_FUNCTIONS = functionNames().filter((name) => OWN_FUNCTIONS.every((own) => own.name !== name))
const codeOf = (name: string) => `\`${name}\``

const EXAMPLE = `# yaml-language-server: $schema=../recipe.schema.json
name: Move to one Node version
description: Every Dockerfile uses the same Node major.
inputs:
  version: { description: Node major, type: number, required: true, min: 20 }
permissions:
  write: ['**/Dockerfile']
  max-files: 200
steps:
  - id: find
    tool: grep
    with: { pattern: 'FROM node:\\d', include: '**/Dockerfile' }
  - for-each: \${{ steps.find.outputs.files }}
    tool: replace_in_file
    with: { path: '\${{ item }}', find: 'FROM node:[\\d.]+', replace: 'FROM node:\${{ inputs.version }}', is_regex: true }
    expect: { replacements: '>= 1' }
verify:
  - tool: grep
    with: { pattern: 'FROM node:(?!\${{ inputs.version }}\\b)\\d', include: '**/Dockerfile' }
    expect: { total_matches: '== 0' }
outputs:
  files: \${{ steps.find.outputs.count }}
`

const EACH = [
  '- id: each',
  '  for-each: ${{ steps.find.outputs.files }}',
  '  steps:',
  '    - id: read',
  '      tool: read_data',
  "      with: { include: '${{ item }}', query: $.version }",
  '    - if: ${{ steps.read.outputs.count > 0 }}',
  '      tool: append_file',
  '      with: { path: VERSIONS, content: "${{ item }} ${{ steps.read.outputs.values[0].value }}\\n" }',
]

/** The format of recipes and everything that can be wrong with one: `docs/recipes.md`. */
export function renderRecipeDocs(catalogue: ToolCatalogue): string {
  const schema = recipeJsonSchema(catalogue, [])
  const definitions = schemaIn(schema, 'definitions')
  return [
    GENERATED,
    '',
    '# Recipes',
    '',
    'A recipe is a YAML file in `.github/recipes/` or `recipes/` that lists tool calls. Its name is that of its file:',
    '`recipes/node-version.yml` is `node-version`. `sous list` lists recipes, `sous explain <recipe>` says what one does, and',
    '`sous validate` finds every mistake. The first line below gives you completion and help in editors. It names the path or address of',
    '`recipe.schema.json`. For examples by task, see [the cookbook](guide/recipes-cookbook.md).',
    '',
    '```yaml',
    EXAMPLE.trimEnd(),
    '```',
    '',
    '## The file',
    '',
    ...keyTable(schema),
    'YAML 1.2 in UTF-8, one document, at most 256 KiB. Aliases, anchors, tags, merge keys, duplicate keys and invisible characters',
    'are refused.',
    '',
    '## Inputs',
    '',
    ...keyTable(schemaIn(definitions, 'input')),
    '## Permissions',
    '',
    'What a recipe may do. Every preview shows it, and every call is checked against it. A recipe without permissions can only read.',
    '',
    ...keyTable(schemaIn(schemaIn(schema, 'properties'), 'permissions')),
    '## Steps',
    '',
    'A step calls a tool or another recipe. [tools.md](tools.md) has the arguments and outputs of each tool.',
    '',
    ...keyTable(schemaIn(definitions, 'step')),
    'If a step has an `id`, later steps see `steps.<id>.outputs` and `steps.<id>.outcome` (`success`, `failure` or `skipped`). A step that',
    'failed (with `continue-on-error`) or was skipped has the outputs of a tool that found nothing: `0`, `false`, empty texts and lists.',
    'With `for-each`, numbers are summed over the items, lists are concatenated, and a boolean is true if it is true for any item.',
    '`outputs.items` has the outputs of each item, texts included.',
    '',
    '### Inputs of a called recipe',
    '',
    'A step with `recipe` passes inputs by `with`. An input that is passed on as it is, such as `version: ${{ inputs.version }}`, becomes',
    'what the other recipe takes: a number or boolean becomes text for a `string` or `choice`, and text that is exactly a number, `true` or',
    "`false` becomes one for a `number` or `boolean`. Anything else of another type is a mistake; `format('{0}', value)` makes text.",
    '',
    '### Several steps for each item',
    '',
    '`for-each` with `steps` runs all of them for one item before it goes on with the next:',
    '',
    '```yaml',
    ...EACH,
    '```',
    '',
    'Inner steps have the same keys, except `for-each` and `steps`; to go through a list inside a list, call a recipe that does. They see',
    'the steps before `for-each` and the earlier steps of the same item. After `for-each`, `steps.<id>.outputs.items` has a map for each',
    'item with the outputs of its steps, by their ids: `steps.each.outputs.items[0].read.values`. With `if` on the outer step an item is',
    'left out. With `continue-on-error` there, an item whose step fails is undone as a whole, and the next one follows. In reports it is',
    'one step. You are asked once about the calls of all items that need approval, except those that depend on what another call',
    'of the same item returned.',
    '',
    '## Expressions',
    '',
    `\`\${{ }}\` holds an expression in the language of GitHub workflows. A value that is one expression keeps its type; with text`,
    'around it, it becomes text. An expression is evaluated once, and its result is data: nothing in it is evaluated again. A `command`',
    'cannot contain one: pass values by `env:`.',
    '',
    '| Context | What it holds |',
    '| --- | --- |',
    ...CONTEXTS.map((name) => `| \`${name}\` | ${CONTEXT_MEANINGS[name]} |`),
    '',
    `Functions of GitHub's language: ${GITHUB_FUNCTIONS.map(codeOf).join(', ')}. These are Sous's own:`,
    '',
    '| Function | What it returns |',
    '| --- | --- |',
    ...OWN_FUNCTIONS.map(({ name, form, meaning }) => `| \`${name}(${form})\` | ${meaning} |`),
    '',
    '### Dates',
    '',
    'The format of `date()` has `yyyy`, `MMMM` (January), `MMM` (Jan), `MM`, `M`, `dd` and `d`; other letters are an error. It is a day in',
    'UTC that is fixed before the first step: on a pull request the day of the comment that asks for the plan, everywhere else the day when',
    'the plan is made. The plan records it, so it can be made again on a later day with the same result.',
    '',
    '## What can be wrong',
    '',
    '`sous validate` reports each mistake with its place, its code and how to fix it. Codes are stable; messages can change. A file that',
    'cannot be read at all has one of the codes in [errors.md](errors.md).',
    '',
    '| Code | Meaning |',
    '| --- | --- |',
    ...errorRows('diagnostic').map(([code, { meaning }]) => `| \`${code}\` | ${meaning} |`),
    '',
  ].join('\n')
}
