import * as nodePath from 'node:path'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { briefText } from '../base/path.ts'
import { failure, type Result, success } from '../base/result.ts'
import { nameSome } from '../base/text/wording.ts'
import { type Disk, type DiskFault, fromDiskFault } from '../system/disk/disk.ts'
import type { SandboxDisk, SandboxFault } from '../system/disk/sandbox-disk.ts'
import { decodeOutput, type Git, type GitFault, isObjectId, type RepositoryPlace } from './git.ts'

export interface CleanRepositoryRequest {
  /** The repository whose objects are borrowed. Nothing is ever written there. */
  readonly repository: RepositoryPlace
  /** Where the new git directory is created; its parent exists. */
  readonly gitDirectory: string
  /** The folder that contains `gitDirectory`. */
  readonly home: string
  /** The commit that HEAD points to; by default the repository's own HEAD. */
  readonly head?: string
  /** Whether branches and tags are visible there too. */
  readonly hasRefs?: boolean
  /** Further lines of `info/exclude`. */
  readonly excluded?: readonly string[]
  readonly git: Git
  readonly disk: Disk
  readonly sandboxDisk: SandboxDisk
}

export interface CleanRepository {
  readonly gitDirectory: string
  readonly objectFormat: 'sha1' | 'sha256'
  /** `undefined` if there is no commit yet. */
  readonly head: string | undefined
}

/**
 * A separate git directory that sees the objects of another through `objects/info/alternates`. It copies what decides which files
 * are ignored and how far history goes, and nothing that could make git run a program.
 */
export async function makeCleanRepository(request: CleanRepositoryRequest): Promise<Result<CleanRepository, ToolError>> {
  const { repository, git, disk, sandboxDisk, home } = request
  const facts = await askRepository(git, repository)
  if (!facts.ok) return facts
  const head = request.head ?? facts.value.head
  if (head !== undefined && !isObjectId(head)) throw new Error(`Not an object id: ${head}`)
  const common = nodePath.dirname(facts.value.objects)
  const ownExcludes = readIfThere(disk, nodePath.join(common, 'info/exclude'))
  const shallow = readIfThere(disk, nodePath.join(common, 'shallow'))
  const files: Record<string, string | Uint8Array> = {
    HEAD: head === undefined ? 'ref: refs/heads/main\n' : `${head}\n`,
    ...(request.hasRefs && (await readRefs(git, repository, head))),
    config: cleanConfig(facts.value.objectFormat),
    'objects/info/alternates': `${quoteLine(facts.value.objects)}\n`,
    'info/exclude': Buffer.concat([ownExcludes, Buffer.from(['', ...(request.excluded ?? []), ''].join('\n'))]),
    ...(shallow.length > 0 && { shallow }),
  }
  const name = nodePath.relative(home, request.gitDirectory).replaceAll(nodePath.sep, '/')
  const made = sandboxDisk.makeDirectory(home, `${name}/refs/heads`)
  if (!made.ok) return failure(fromSandboxFault(made.error))
  for (const [file, text] of Object.entries(files)) {
    const bytes = typeof text === 'string' ? Buffer.from(text) : text
    const written = sandboxDisk.write(home, `${name}/${file}`, { bytes, mode: '100644' })
    if (!written.ok) return failure(fromSandboxFault(written.error))
  }
  return success({ gitDirectory: request.gitDirectory, objectFormat: facts.value.objectFormat, head })
}

/** Commands ask for the newest tag or the name of the branch. If a branch is at this commit, HEAD points to it. */
async function readRefs(git: Git, repository: RepositoryPlace, head: string | undefined): Promise<Readonly<Record<string, string>>> {
  const [refs, branch] = await Promise.all([
    git.run({ ...repository, args: ['for-each-ref', '--format=%(objectname) %(refname)', 'refs/heads', 'refs/tags'] }),
    git.run({ ...repository, args: ['symbolic-ref', '--quiet', 'HEAD'] }),
  ])
  const lines = refs.ok ? decodeOutput(refs.value) : ''
  const current = branch.ok ? decodeOutput(branch.value).trim() : ''
  const isThere = head === undefined ? current !== '' : lines.split('\n').includes(`${head} ${current}`)
  return { 'packed-refs': lines, ...(isThere && { HEAD: `ref: ${current}\n` }) }
}

interface RepositoryFacts {
  readonly objectFormat: 'sha1' | 'sha256'
  readonly objects: string
  readonly head: string | undefined
}

async function askRepository(git: Git, repository: RepositoryPlace): Promise<Result<RepositoryFacts, ToolError>> {
  const [facts, head] = await Promise.all([
    git.run({ ...repository, args: ['rev-parse', '--show-object-format', '--git-path', 'objects'] }),
    git.run({ ...repository, args: ['rev-parse', '--verify', '--quiet', '--end-of-options', 'HEAD^{commit}'] }),
  ])
  if (!facts.ok) return failure(gitFailed('read the repository', facts.error))
  const [format, ...rest] = decodeOutput(facts.value).split('\n')
  const objects = nodePath.resolve(repository.workTree, rest.join('\n').replace(/\n$/, ''))
  const commit = head.ok ? decodeOutput(head.value).trim() : ''
  return success({ objectFormat: format === 'sha256' ? 'sha256' : 'sha1', objects, head: isObjectId(commit) ? commit : undefined })
}

export function cleanConfig(objectFormat: 'sha1' | 'sha256'): string {
  const version = objectFormat === 'sha1' ? '\trepositoryformatversion = 0\n' : '\trepositoryformatversion = 1\n'
  const extension = objectFormat === 'sha1' ? '' : '[extensions]\n\tobjectFormat = sha256\n'
  return `[core]\n${version}\tbare = false\n\tfilemode = true\n\tlogAllRefUpdates = false\n[gc]\n\tauto = 0\n[maintenance]\n\tauto = false\n${extension}`
}

/** Git reads a line that starts with a quotation mark as a C string. */
function quoteLine(path: string): string {
  return path.includes('\n') ? JSON.stringify(path) : path
}

function readIfThere(disk: Disk, file: string): Uint8Array {
  const content = disk.readFile(file)
  return content.ok ? content.value.bytes : new Uint8Array()
}

const LEFTOVER_AGE_MS = 24 * 60 * 60 * 1000

/** Creates a throw-away folder outside the user's own, after removing old ones that killed processes left. */
export async function makeSandboxHome(sandboxDisk: SandboxDisk, outside: string | undefined): Promise<Result<string, ToolError>> {
  const { home } = sandboxDisk
  if (outside !== undefined && (home === outside || home.startsWith(outside + nodePath.sep)))
    return failure(CLEAN_REPOSITORY_ERRORS.homeInside(home))
  for (const leftover of sandboxDisk.findLeftovers(LEFTOVER_AGE_MS)) await sandboxDisk.removeFolder(leftover)
  const made = sandboxDisk.makeFolder()
  return made.ok ? made : failure(CLEAN_REPOSITORY_ERRORS.noHome(home, made.error))
}

const MAX_NAMED = 10

export function gitFailed(action: string, fault: GitFault): ToolError {
  const why = fault.message.split('\n', 1)[0] ?? ''
  return CLEAN_REPOSITORY_ERRORS.gitFailed(action, why)
}

export function fromSandboxFault(fault: SandboxFault, action = 'write'): ToolError {
  return fromDiskFault(fault, fault.path, action)
}

/** A command may have used any file name. */
export function nameFiles(names: readonly string[]): string {
  return nameSome(
    names.map((name) => `'${briefText(name)}'`),
    MAX_NAMED,
  )
}

export const CLEAN_REPOSITORY_ERRORS = {
  noHome: (home: string, { code }: DiskFault) =>
    toolError('io_error', `Cannot create a temporary folder in '${home}': ${code}`, 'Set TMPDIR to a writable directory.'),
  homeInside: (home: string) =>
    toolError('path_denied', `Temporary files would be inside the working directory: '${home}'`, 'Set TMPDIR to a directory outside it.'),
  sandboxCancelled: () => toolError('cancelled', 'The command was cancelled before it started', 'Run it again if you still need it.'),
  gitFailed: (action: string, why: string) =>
    toolError('io_error', `Git could not ${action}: ${why}`, 'Check that git works in this repository, then try again.'),
}
