import * as fs from 'node:fs'
import * as path from 'node:path'
import { homeOfUser } from '../app/user-files.ts'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'

/** The folder that a server serves, with all links resolved. It stays the same while the server runs. */
export function findServedRoot(
  folder: string,
  named: string | undefined,
  home = process.env['HOME'] || homeOfUser(),
): Result<string, ToolError> {
  const shown = named ?? folder
  let root: string
  try {
    root = fs.realpathSync(path.resolve(folder, named ?? '.'))
    if (!fs.statSync(root).isDirectory()) return failure(ERRORS.refused(`--root: '${shown}' is not a directory`))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return failure(ERRORS.refused(`--root: ${code === 'ENOENT' ? `Folder '${shown}' does not exist` : message}`))
  }
  if (path.dirname(root) === root) return failure(ERRORS.refused('Sous does not serve a whole disk'))
  // Clients that do not choose a folder usually start the server there.
  if (named === undefined && root === realHome(home))
    return failure(ERRORS.refused('Sous does not serve a whole home folder unless you name it'))
  return success(root)
}

/** Whether a text is the number of a port; 0 means any free one. */
export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) <= 65_535
}

function realHome(home: string): string | undefined {
  try {
    return fs.realpathSync(home)
  } catch {
    return undefined
  }
}

const ERRORS = {
  refused: (message: string) => toolError('invalid_arguments', message, 'Choose the folder of one project with --root DIR.'),
}
