import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'

export type Files = Readonly<Record<string, string | Uint8Array>>

/** A folder of its own for one test, with helpers to fill and look at it. Removed at the end of `await using`. */
export interface TempFolder extends AsyncDisposable {
  readonly path: string
  write(files: Files): void
  read(file: string): string
  bytes(file: string): Buffer
  exists(file: string): boolean
  /** Every file below the folder but git's own, with its content: to show that nothing else was touched. */
  snapshot(): Record<string, string>
}

export interface TempRepo extends TempFolder {
  git(...args: readonly string[]): string
  commitAll(message?: string): string
}

/** With a name of its own, or one that is given. */
export async function tempFolder(files: Files = {}, parent = os.tmpdir(), name?: string): Promise<TempFolder> {
  const made = name === undefined ? fs.mkdtempSync(path.join(parent, 'sous-test-')) : path.join(parent, name)
  if (name !== undefined) fs.mkdirSync(made)
  const root = fs.realpathSync(made)
  const folder: TempFolder = {
    path: root,
    write(more) {
      for (const [name, content] of Object.entries(more)) {
        const file = path.join(root, name)
        fs.mkdirSync(path.dirname(file), { recursive: true })
        fs.writeFileSync(file, content)
      }
    },
    read: (file) => fs.readFileSync(path.join(root, file), 'utf8'),
    bytes: (file) => fs.readFileSync(path.join(root, file)),
    exists: (file) => fs.existsSync(path.join(root, file)),
    snapshot: () => takeSnapshot(root),
    async [Symbol.asyncDispose]() {
      fs.rmSync(root, { recursive: true, force: true })
    },
  }
  folder.write(files)
  return folder
}

export async function tempRepo(files: Files = {}, parent?: string, name?: string): Promise<TempRepo> {
  const folder = await tempFolder(files, parent, name)
  const git = (...args: readonly string[]) => {
    const { status, stdout, stderr, error } = spawnSync('git', args, { cwd: folder.path, env: GIT_ENV })
    if (status === 0) return stdout.toString()
    throw (
      error ??
      Object.assign(new Error(`git ${args.join(' ')}: ${stderr}`), { status, stdout: stdout.toString(), stderr: stderr.toString() })
    )
  }
  initRepository(path.join(folder.path, '.git'))
  const repo: TempRepo = {
    ...folder,
    git,
    commitAll(message = 'files') {
      git('add', '--all')
      git('commit', '--quiet', '--allow-empty', '--message', message)
      return headOf(folder.path) ?? git('rev-parse', 'HEAD').trim()
    },
  }
  repo.commitAll()
  return repo
}

/** What `git init` makes, without a process and without sample hooks. */
export function initRepository(gitDirectory: string, { isBare = false } = {}): void {
  for (const name of ['hooks', 'info', 'objects/info', 'objects/pack', 'refs/heads', 'refs/tags'])
    fs.mkdirSync(path.join(gitDirectory, name), { recursive: true })
  fs.writeFileSync(path.join(gitDirectory, 'HEAD'), 'ref: refs/heads/main\n')
  const core = ['repositoryformatversion = 0', 'filemode = true', `bare = ${isBare}`, ...(isBare ? [] : ['logallrefupdates = true'])]
  fs.writeFileSync(path.join(gitDirectory, 'config'), `[core]\n${core.map((line) => `\t${line}\n`).join('')}`)
}

/** The commit that is checked out, as far as git's own files tell it. */
function headOf(folder: string): string | undefined {
  try {
    const head = fs.readFileSync(path.join(folder, '.git/HEAD'), 'utf8').trim()
    return head.startsWith('ref: ') ? fs.readFileSync(path.join(folder, '.git', head.slice(5)), 'utf8').trim() : head
  } catch {
    // In a pack of refs, or in another worktree.
    return undefined
  }
}

/** Git that depends on nothing of this machine. */
export const GIT_ENV: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  HOME: os.tmpdir(),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_CONFIG_COUNT: '2',
  GIT_CONFIG_KEY_0: 'gc.auto',
  GIT_CONFIG_VALUE_0: '0',
  // Otherwise git starts a process only to find that out.
  GIT_CONFIG_KEY_1: 'maintenance.auto',
  GIT_CONFIG_VALUE_1: 'false',
  GIT_AUTHOR_NAME: 'A Cook',
  GIT_AUTHOR_EMAIL: 'cook@example.com',
  GIT_AUTHOR_DATE: '2026-01-01T00:00:00Z',
  GIT_COMMITTER_NAME: 'A Cook',
  GIT_COMMITTER_EMAIL: 'cook@example.com',
  GIT_COMMITTER_DATE: '2026-01-01T00:00:00Z',
}

function takeSnapshot(root: string): Record<string, string> {
  const found: Record<string, string> = {}
  const visit = (directory: string) => {
    for (const entry of fs.readdirSync(path.join(root, directory), { withFileTypes: true })) {
      const name = path.posix.join(directory, entry.name)
      if (name === '.git') continue
      if (entry.isDirectory()) visit(name)
      else if (entry.isSymbolicLink()) found[name] = `-> ${fs.readlinkSync(path.join(root, name))}`
      else if (entry.isFile()) found[name] = fs.readFileSync(path.join(root, name), 'latin1')
    }
  }
  visit('.')
  return found
}
