import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import type { Case } from './cases.ts'
import type { Contestant } from './measure.ts'

const FILES = 5_000
const FILES_OF_A_FOLDER = 50
const BLOCKS = 12
/** One file in so many has the rare call. */
const RARE_EVERY = 500

/** Makes a git repository of TypeScript, the same every time; one that is there already is kept. */
export function makeCodeTree(folder: string): void {
  const marker = path.join(folder, '.git/sous-bench-code-1')
  if (fs.existsSync(marker)) return
  fs.rmSync(folder, { recursive: true, force: true })
  for (let i = 0; i < FILES; i++) {
    const directory = path.join(folder, `package-${Math.floor(i / FILES_OF_A_FOLDER)}`)
    fs.mkdirSync(directory, { recursive: true })
    fs.writeFileSync(path.join(directory, `module-${i}.ts`), makeModule(i))
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '--message', 'tree')
  fs.writeFileSync(marker, '')
}

function makeModule(i: number): string {
  const blocks = Array.from({ length: BLOCKS }, (_, block) => makeBlock(i, block))
  const rare = i % RARE_EVERY === 0 ? `export const rare = readFileRarely('a.txt', { encoding: 'utf8' })\n` : ''
  return `import { readSome } from '../package-${i % FILES_OF_A_FOLDER}/module-${i}.ts'\n\n${blocks.join('\n')}${rare}`
}

function makeBlock(i: number, block: number): string {
  return `/** Adds up what a list of ${block} holds. */
export function sum${i}_${block}(list: readonly { readonly count: number; readonly name?: string }[], most = ${block + 1}): number {
  let total = 0
  for (const { count, name = 'none' } of list.filter((one) => one.count < most)) {
    if (name.startsWith('x') && total > ${i % 7}) continue
    total += readSome(count, { name, at: [${block}, total] }).length
  }
  return total
}
`
}

/** A change of code as a diff, beside that of ast-grep: with a pattern that few files have, and with one that all have. */
export function codeCases(cli: string, folder: string, program: string): readonly Case[] {
  const contest = (what: string, pattern: string, replace: string, atMost?: number): Case => {
    const call = ['tool', 'replace_code', '--language', 'typescript', '--include', '**', '--pattern', pattern, '--replace', replace]
    const sous: Contestant = { name: 'sous replace_code', folder, command: [process.execPath, cli, ...call] }
    const astGrep: Contestant = { name: 'ast-grep', folder, command: [program, 'run', '-l', 'ts', '-p', pattern, '-r', replace] }
    return { what, sous, peers: [astGrep], ...(atMost !== undefined && { atMost, aim: atMost / 2 }) }
  }
  return [
    contest('replace_code, rare', 'readFileRarely($$$ARGS)', 'readFile($$$ARGS)', 4),
    contest('replace_code, common', 'readSome($$$ARGS)', 'readAll($$$ARGS)'),
  ]
}
