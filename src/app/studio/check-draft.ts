import type { ToolError } from '../../base/errors/tool-errors.ts'
import type { Diagnostic, RecipePermissions, SourceRange } from '../../base/recipe.ts'
import { type Result, success } from '../../base/result.ts'
import { type RecipeOutline, RecipeText } from '../../recipe/editing/outline.ts'
import { permissionRows, READS_ONLY } from '../../report/plan-facts.ts'
import type { Location } from '../../workspace/data/data-tree.ts'
import type { ReadRecipe } from '../read-recipes.ts'
import { type Draft, openDraft, type StudioFolder } from './open-draft.ts'

/** What is wrong with a recipe, and what a form shows of it. */
export interface DraftReading {
  readonly diagnostics: readonly PlacedDiagnostic[]
  /** `null` if the text is not YAML, or not a map. */
  readonly outline: DraftOutline | null
}

export interface PlacedDiagnostic extends Pick<Diagnostic, 'severity' | 'code' | 'message' | 'suggestion'> {
  readonly from: number
  readonly to: number
  readonly line: number
  readonly column: number
  readonly path: Location
}

export interface DraftOutline extends Omit<RecipeOutline, 'permissions'> {
  readonly permissions: RecipeOutline['permissions'] & { readonly text: readonly string[] }
}

/** Reads a draft in the same way as every recipe. */
export async function checkDraft(folder: StudioFolder, draft: Draft): Promise<Result<DraftReading, ToolError>> {
  const open = await openDraft(folder, draft, { isOffline: true })
  if (!open.ok) return open
  const { recipes, word } = open.value
  const files = await recipes.select([word])
  if (!files.ok) return files
  const [read] = await recipes.read(files.value)
  return success(readingOf(draft.text, read?.diagnostics ?? []))
}

/** `diagnostics` are those of the same text. */
export function readingOf(text: string, diagnostics: ReadRecipe['diagnostics']): DraftReading {
  const recipe = new RecipeText(text)
  const { outline } = recipe
  return {
    diagnostics: placeDiagnostics(text, diagnostics, recipe),
    outline:
      outline === undefined ? null : { ...outline, permissions: { ...outline.permissions, text: permissionTexts(outline.permissions) } },
  }
}

/** Diagnostics of a text, where they are in it. */
export function placeDiagnostics(
  text: string,
  diagnostics: ReadRecipe['diagnostics'],
  recipe: RecipeText = new RecipeText(text),
): readonly PlacedDiagnostic[] {
  const offsetOf = placesIn(text)
  return diagnostics.map(({ severity, code, message, suggestion, at }) => {
    const [from, to] = [offsetOf(at.line, at.column), offsetOf(at.endLine, at.endColumn)]
    return { severity, code, message, suggestion, from, to, line: at.line, column: at.column, path: recipe.locate(from) }
  })
}

/** What is at a place of a text: the keys and indexes that lead there. */
export function locationsIn(text: string): (at: Pick<SourceRange, 'line' | 'column'>) => Location {
  const [recipe, offsetOf] = [new RecipeText(text), placesIn(text)]
  return ({ line, column }) => recipe.locate(offsetOf(line, column))
}

/** What a recipe may do, in words: after "may". */
export function permissionTexts({
  write,
  run,
  fetch,
  maxFiles,
}: Omit<RecipePermissions, 'at'> | RecipeOutline['permissions']): readonly string[] {
  const rows = permissionRows({ write, run, fetch, maxFiles, at: undefined })
  let verb = ''
  const texts = rows.map(([word, what]) => {
    verb = word === '' ? verb : word
    return what.startsWith('(') ? what : `${verb} ${what}`
  })
  return texts.length === 0 ? [READS_ONLY] : texts
}

/** Turns lines and columns of a text, counted from 1, into offsets. A byte-order mark is in the text and in no line. */
function placesIn(text: string): (line: SourceRange['line'], column: SourceRange['column']) => number {
  const starts = [text.startsWith('\ufeff') ? 1 : 0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (line, column) => Math.min((starts[line - 1] ?? text.length) + column - 1, text.length)
}
