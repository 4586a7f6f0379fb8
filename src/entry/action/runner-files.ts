import * as fs from 'node:fs'
import * as path from 'node:path'
import { sha256 } from '../../model/digest.ts'
import { type Refusal, refusal } from '../../model/reason.ts'
import type { ActionContext } from './action-context.ts'

/** By these files a step sets variables, paths and outputs for the steps after it. */
const VARIABLES = ['GITHUB_ENV', 'GITHUB_PATH', 'GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY'] as const

/**
 * Remembers the files of the runner. The answer tells whether they are what they were, and puts them back if not: commands
 * are not told where these files are, but can find them.
 */
export function watchRunnerFiles(env: ActionContext['env']): () => Refusal | undefined {
  const own = VARIABLES.flatMap((name) => env[name] || [])
  const folders = [...new Set(own.map((file) => path.dirname(file)))]
  const contents = own.map((file) => ({ file, content: readPlain(file) }))
  const before = listAll(folders)
  return () => {
    const after = listAll(folders)
    const changed = [...new Set([...before.keys(), ...after.keys()])].filter((file) => before.get(file) !== after.get(file))
    if (changed.length === 0) return undefined
    for (const { file, content } of contents) if (content !== undefined && changed.includes(file)) putBack(file, content)
    const names = VARIABLES.filter((name) => changed.includes(env[name] ?? ''))
    return refusal('runner_file_tampered', `A command of the recipe changed ${names.join(', ') || 'a file'} of the runner`)
  }
}

function listAll(folders: readonly string[]): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  for (const folder of folders)
    for (const name of namesIn(folder)) {
      const file = path.join(folder, name)
      const content = readPlain(file)
      all.set(file, content === undefined ? 'no file' : sha256(content))
    }
  return all
}

function namesIn(folder: string): readonly string[] {
  try {
    return fs.readdirSync(folder)
  } catch {
    return []
  }
}

/** Nothing that a link leads to counts. */
function readPlain(file: string): Uint8Array | undefined {
  try {
    return fs.lstatSync(file).isFile() ? fs.readFileSync(file) : undefined
  } catch {
    return undefined
  }
}

function putBack(file: string, content: Uint8Array): void {
  fs.rmSync(file, { recursive: true, force: true })
  fs.writeFileSync(file, content)
}
