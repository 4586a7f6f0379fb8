import type { RecipePermissions } from '../model/recipe.ts'
import { countOf } from '../model/wording.ts'
import type { TextRow } from './text-table.ts'

export const READS_ONLY = 'only read the repository'

/** What a recipe may do, in rows that follow the word `may`. None when it may only read. */
export function permissionRows({ write, run, fetch, maxFiles }: RecipePermissions): readonly TextRow[] {
  return [
    ...write.map((glob, i): TextRow => [i === 0 ? 'change' : '', glob]),
    ...(write.length === 0 ? [] : [['', `(at most ${countOf(maxFiles, 'file')})`] as const]),
    ...run.map((command, i): TextRow => [i === 0 ? 'run' : '', command]),
    ...fetch.map((host, i): TextRow => [i === 0 ? 'fetch' : '', host]),
  ]
}
