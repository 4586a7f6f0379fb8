import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

export type TreeSize = 'small' | 'medium' | 'ten-thousand' | 'large'

const FILES: Readonly<Record<TreeSize, number>> = { small: 421, medium: 7_256, 'ten-thousand': 10_000, large: 62_185 }
const AVERAGE_LINES = 190
/** In the medium tree about 5,400 files hold the word that the replace cases replace. */
const REPLACED_SHARE = 0.74
const RARE_EVERY = 4_000
/** About eight files a directory, as in source code. */
const MIDDLE_DIRECTORIES = 13
const INNER_DIRECTORIES = 6
const FILES_OF_A_PACKAGE = 640

const WORDS =
  'account buffer cache client column config context cursor delete digest engine entry error event filter folder handle header index input layer length limit line list match member merge method module name node number object offset option output parent path pattern plan policy query reader record report request result return scope search select server source stage state step stream string table target token tool tree update value window worker write'.split(
    ' ',
  )
const EXTENSIONS = ['ts', 'ts', 'ts', 'js', 'md', 'json', 'go', 'py', 'css', 'yml']

/** Makes a git repository of source-like files, the same ones every time; one that is there already is kept. */
export function makeTree(folder: string, size: TreeSize): void {
  const marker = path.join(folder, '.git/sous-bench-tree-3')
  if (fs.existsSync(marker)) return
  fs.rmSync(folder, { recursive: true, force: true })
  const random = randomNumbers(size.length)
  const packages = Math.max(1, Math.floor(FILES[size] / FILES_OF_A_PACKAGE))
  for (let i = 0; i < FILES[size]; i++) {
    const middle = Math.floor(i / packages) % MIDDLE_DIRECTORIES
    const inner = WORDS[Math.floor(i / (packages * MIDDLE_DIRECTORIES)) % INNER_DIRECTORIES] ?? ''
    const directory = path.join(folder, `package-${i % packages}`, `src-${middle}`, inner)
    fs.mkdirSync(directory, { recursive: true })
    fs.writeFileSync(path.join(directory, `${pick(WORDS, random)}-${i}.${pick(EXTENSIONS, random)}`), makeFile(i, random))
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '--message', 'tree')
  fs.writeFileSync(marker, '')
}

function makeFile(index: number, random: () => number): string {
  const lines: string[] = []
  const count = 20 + Math.floor(random() * 2 * AVERAGE_LINES)
  const isReplaced = random() < REPLACED_SHARE
  for (let i = 0; i < count; i++) lines.push(makeLine(random))
  if (isReplaced) for (let i = 0; i < 7; i++) lines[Math.floor(random() * count)] = `  const ${pick(WORDS, random)} = replace_me(${i})`
  if (index % RARE_EVERY === 17) lines[Math.floor(count / 2)] = '// zyzzyva_needle42 hides here'
  return `${lines.join('\n')}\n`
}

function makeLine(random: () => number): string {
  const words = Array.from({ length: 3 + Math.floor(random() * 5) }, () => pick(WORDS, random))
  const chance = random()
  if (chance < 0.1) return ''
  if (chance < 0.3) return `  // ${words.join(' ')}`
  if (chance < 0.5) return `  return ${words.join('.')}(${Math.floor(random() * 100)})`
  if (chance < 0.52) return `const ${capital(words[0] ?? '')}${Math.floor(random() * 5000)} = '${words.join('-')}'`
  return `    ${words[0]}.${words[1]}${capital(words[2] ?? '')}(${words.slice(3).join(', ')})`
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}

function pick<T>(list: readonly T[], random: () => number): T {
  return list[Math.floor(random() * list.length)] as T
}

/** Mulberry32: small, and the same on every machine. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
