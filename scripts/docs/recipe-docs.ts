import type { ToolCatalogue } from '../../src/recipe/check-call.ts'
import { CONTEXTS, type ContextName, FUNCTIONS } from '../../src/recipe/expressions/expression-parser.ts'
import { recipeJsonSchema } from './editor-schemas.ts'
import { errorRows } from './error-rows.ts'
import { keyTable, schemaIn } from './key-table.ts'
import { GENERATED } from './tool-docs.ts'

const CONTEXT_MEANINGS: Readonly<Record<ContextName, string>> = {
  inputs: 'the values that the run was given: `inputs.version`',
  steps: 'what steps before gave: `steps.find.outputs.files`, `steps.find.outcome`',
  item: 'the item, in a step with `for-each`',
  index: 'its position, counted from 0',
  recipe: "the recipe's own `name`, `description` and `path`",
  env: 'environment variables of the run that begin with `SOUS_ENV_`, without that beginning',
  github: '`repository`, `repository_owner` and `sha`, the commit that the plan is made on; in the action',
}

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

/** The format of recipes and everything that can be wrong with one: `docs/recipes.md`. */
export function renderRecipeDocs(catalogue: ToolCatalogue): string {
  const schema = recipeJsonSchema(catalogue)
  const definitions = schemaIn(schema, 'definitions')
  return [
    GENERATED,
    '',
    '# Recipes',
    '',
    'A recipe is a YAML file in `.github/recipes/` or `recipes/` that lists calls of tools. It goes by the name of its file:',
    '`recipes/node-version.yml` is `node-version`. `sous list` lists them, `sous explain <recipe>` says what one does, and',
    '`sous validate` finds everything that is wrong. The first line below gives completion and help in editors.',
    '',
    '```yaml',
    EXAMPLE.trimEnd(),
    '```',
    '',
    '## The file',
    '',
    ...keyTable(schema),
    'YAML 1.2 in UTF-8, one document, at most 256 KiB. Aliases, anchors, tags, merge keys, keys that are there twice, and',
    'characters that a reader does not see are refused.',
    '',
    '## Inputs',
    '',
    ...keyTable(schemaIn(definitions, 'input')),
    '## Permissions',
    '',
    'What a recipe may do. Shown first in every preview, enforced on every call. A recipe without them may only read.',
    '',
    ...keyTable(schemaIn(schemaIn(schema, 'properties'), 'permissions')),
    '## Steps',
    '',
    'A step calls a tool or another recipe. What a tool takes and gives is in [tools.md](tools.md).',
    '',
    ...keyTable(schemaIn(definitions, 'step')),
    'Of a step with an `id`, later ones see `steps.<id>.outputs` and `steps.<id>.outcome`: `success`, `failure` or `skipped`. One',
    'that failed (`continue-on-error`) or was skipped has the outputs of a tool that found nothing: `0`, `false`, no text, no items.',
    'With `for-each` the numbers of all items are added up, lists put one after the other, and a truth holds if it does for any;',
    '`outputs.items` has the outputs of each, texts too.',
    '',
    '## Expressions',
    '',
    `\`\${{ }}\` holds an expression in GitHub's own language. A value that is one expression keeps its type; with text around`,
    'it, it becomes text. Each is evaluated once, and its result is data: nothing in it is evaluated again. A `command` holds',
    'none: pass values by `env:`.',
    '',
    '| Context | What it holds |',
    '| --- | --- |',
    ...CONTEXTS.map((name) => `| \`${name}\` | ${CONTEXT_MEANINGS[name]} |`),
    '',
    `Functions: ${FUNCTIONS.map((name) => `\`${name}\``).join(', ')}.`,
    "The last three are not GitHub's: in a regular expression `escapeRegex(inputs.name)` finds the very text of a value, and in",
    'what replaces its matches `escapeReplacement(inputs.name)` puts the very text, dollar signs and all. `regexAtLeast(24)` is a',
    `regular expression for whole numbers from 24 on: \`node:(?!\${{ regexAtLeast(inputs.version) }})\\d+\` finds older ones only.`,
    '',
    '## What can be wrong',
    '',
    '`sous validate` says each with its place, its code and what to do. Codes are stable; messages are for people. A file',
    'that cannot be read at all has one of the codes in [errors.md](errors.md).',
    '',
    '| Code | Meaning |',
    '| --- | --- |',
    ...errorRows('diagnostic').map(([code, { meaning }]) => `| \`${code}\` | ${meaning} |`),
    '',
  ].join('\n')
}
