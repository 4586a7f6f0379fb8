import type { ToolCatalogue } from '../../src/recipe/check-call.ts'
import { CONTEXTS, type ContextName, FUNCTIONS } from '../../src/recipe/expressions/expression-parser.ts'
import { recipeJsonSchema } from './editor-schemas.ts'
import { errorRows } from './error-rows.ts'
import { keyTable, schemaIn } from './key-table.ts'
import { GENERATED } from './tool-docs.ts'

const CONTEXT_MEANINGS: Readonly<Record<ContextName, string>> = {
  inputs: 'values of the inputs: `inputs.version`',
  steps: 'results of earlier steps: `steps.find.outputs.files`, `steps.find.outcome`',
  item: 'current item, in a step with `for-each`',
  index: 'its position, starting at 0',
  recipe: "the recipe's own `name`, `description` and `path`",
  env: 'environment variables that begin with `SOUS_ENV_`, without that prefix',
  github: '`repository`, `repository_owner` and `sha` (the commit that the plan is for); only in the action',
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
    'A recipe is a YAML file in `.github/recipes/` or `recipes/` that lists tool calls. Its name is that of its file:',
    '`recipes/node-version.yml` is `node-version`. `sous list` lists recipes, `sous explain <recipe>` says what one does, and',
    '`sous validate` finds every mistake. The first line below gives you completion and help in editors. For examples by task, see',
    '[the cookbook](guide/recipes-cookbook.md).',
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
    `Functions: ${FUNCTIONS.map((name) => `\`${name}\``).join(', ')}.`,
    "The last three are Sous's own. In a regular expression, `escapeRegex(inputs.name)` matches the value literally. In a replacement,",
    '`escapeReplacement(inputs.name)` inserts it literally, dollar signs included. `regexAtLeast(24)` is a regular expression for whole',
    `numbers of at least 24: \`node:(?!\${{ regexAtLeast(inputs.version) }})\\d+\` finds older versions only.`,
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
