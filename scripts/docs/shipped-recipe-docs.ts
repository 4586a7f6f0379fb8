import type { Recipe, RecipePermissions } from '../../src/base/recipe.ts'
import { countOf } from '../../src/base/text/wording.ts'
import type { ToolCatalogue } from '../../src/recipe/check-call.ts'
import { readRecipe } from '../../src/recipe/read-recipe.ts'
import { codeSpan, fence, table } from '../../src/report/markdown/markdown-text.ts'
import { inputFacts, valueText } from '../../src/report/recipe-page.ts'
import { GENERATED } from './tool-docs.ts'

export interface ShippedText {
  /** Such as `sous:final-newline`. */
  readonly name: string
  readonly text: string
}

/** The recipes that come with Sous: `docs/shipped-recipes.md`. */
export function renderShippedRecipeDocs(texts: readonly ShippedText[], catalogue: ToolCatalogue): string {
  const recipes = texts.map(({ name, text }) => ({ name, recipe: readShipped(name, text, catalogue) }))
  return [
    GENERATED,
    '',
    '# Recipes that come with Sous',
    '',
    'These work in any repository: `sous preview sous:final-newline` shows what one would change, `sous run` asks and applies that, and',
    '`/sous run sous:final-newline` does it on a pull request. `sous explain` shows the steps. Your own recipes can call them:',
    '`recipe: sous:pin-action`. Running one a second time changes nothing.',
    '',
    table(
      ['Recipe', 'What it does'],
      recipes.map(({ name, recipe }) => [`[\`${name}\`](#${anchorOf(name)})`, plainText(recipe.name)]),
    ),
    ...recipes.flatMap(({ name, recipe }) => renderOne(name, recipe)),
  ].join('\n')
}

export function readShipped(name: string, text: string, catalogue: ToolCatalogue): Recipe {
  const { recipe, diagnostics } = readRecipe(text, name, catalogue)
  if (recipe === undefined) throw new Error(`${name} is not valid: ${diagnostics[0]?.message}`)
  return recipe
}

function renderOne(name: string, { description, permissions, inputs, outputs }: Recipe): readonly string[] {
  const given = inputs.filter((input) => input.required).map((input) => ` -i ${input.name}=…`)
  const rows = inputs.map((input) => [`\`${input.name}\``, codeSpan(inputFacts(input)), plainText(input.description)])
  const outputRows = outputs.map(({ key, value }) => [`\`${key}\``, codeSpan(valueText(value))])
  return [
    `## ${name}`,
    '',
    plainText(description.trim()),
    '',
    fence('sh', [`sous preview ${name}${given.join('')}`]),
    permissionText(permissions),
    '',
    ...(rows.length === 0 ? [] : [table(['Input', 'Takes', 'Meaning'], rows)]),
    ...(outputRows.length === 0 ? [] : [table(['Output', 'Value'], outputRows)]),
  ]
}

function permissionText({ write, run, fetch, maxFiles }: RecipePermissions): string {
  const most = maxFiles === undefined ? '' : `, at most ${countOf(maxFiles, 'file')}`
  const parts = [
    ...(write.length === 0 ? [] : [`change ${write.map(codeSpan).join(', ')}${most}`]),
    ...(run.length === 0 ? [] : [`run ${run.map(commandText).join(', ')}`]),
    ...(fetch.length === 0 ? [] : [`fetch from ${fetch.map(codeSpan).join(', ')}`]),
  ]
  return parts.length === 0 ? 'It only reads.' : `It may ${parts.join('; ')}.`
}

function commandText(command: string): string {
  const lines = command.trim().split('\n').length
  return lines === 1 ? codeSpan(command) : `a script of ${lines} lines, which \`sous explain\` shows`
}

/** Our own text, with Markdown's special characters escaped. */
function plainText(text: string): string {
  return text.replace(/[\\`*_[\]<>]/g, '\\$&')
}

/** As GitHub makes it of a heading. */
function anchorOf(name: string): string {
  return name.replace(':', '')
}
