import type { FileChange } from './change.ts'
import { CONFIG_FILE } from './config.ts'
import { foldPath, type RepoDirectory, ROOT_DIRECTORY } from './path.ts'

/** Files that grant power later: whoever approves a change of one must not overlook it. In the form of `foldPath`. */
const PROTECTED: readonly (readonly [pattern: RegExp, why: string])[] = [
  [/^\.GITHUB\/(?:WORKFLOWS|ACTIONS)\//, 'runs in GitHub Actions'],
  [/^(?:.*\/)?ACTION\.YA?ML$/, 'runs in GitHub Actions'],
  [/^(?:\.GITHUB\/|DOCS\/)?CODEOWNERS$/, 'decides who must approve'],
  [/^\.GITHUB\/(?:SOUS(?:\.YA?ML$|\/)|RECIPES\/)|^RECIPES\/[^/]+\.YA?ML$/, 'decides what Sous may do'],
  [/^(?:\.GITHUB\/)?DEPENDABOT\.YA?ML$/, 'decides what is updated'],
  // Some by the short names that NTFS may give them.
  [/^(?:.*\/)?(?:\.GIT(?:MODULES|ATTRIBUTES)|(?:GITMOD|GITATT|GI7EBA|GI7D29)~\d+)$/, 'changes what git checks out'],
  [/^(?:.*\/)?(?:\.NPMRC|\.YARNRC(?:\.YML)?|\.PNPMFILE\.C?JS)$/, 'decides where packages come from'],
  [/^(?:.*\/)?(?:PACKAGE-LOCK\.JSON|NPM-SHRINKWRAP\.JSON|YARN\.LOCK|PNPM-LOCK\.YAML|BUN\.LOCKB?)$/, 'decides what is installed'],
  [/^(?:.*\/)?(?:POETRY|UV|CARGO|PIPFILE|GEMFILE|COMPOSER|FLAKE)\.LOCK$|^(?:.*\/)?GO\.SUM$/, 'decides what is installed'],
  [/^(?:.*\/)?(?:GNU)?MAKEFILE$/, 'executes on make'],
  [/^(?:.*\/)?\.HUSKY\/|^(?:.*\/)?\.PRE-COMMIT-CONFIG\.YAML$/, 'executes on commit'],
  [/^(?:.*\/)?(?:HEAD|COMMONDIR)$/, 'may have git take its directory for a repository'],
  [/^(?:.*\/)?[^/]*HOOKS\/[A-Z\d-]+$/, 'may execute as a hook of git'],
  [/^(?:.*\/)?\.VSCODE\/(?:TASKS|LAUNCH|SETTINGS)\.JSON$|^(?:.*\/)?\.DEVCONTAINER(?:\/|\.JSON$)/, 'executes when the folder is opened'],
]
const MANIFEST = /^(?:.*\/)?PACKAGE\.JSON$/
const GIT_CONFIG = /^(?:.*\/)?(?:CONFIG(?:\.WORKTREE)?|\.GITCONFIG)$/

export interface ProtectedPlaces {
  /** Where in the repository the paths of changes begin. */
  readonly directory?: RepoDirectory
  /** Whether the configuration protects a path. */
  matches?(path: string): boolean
}

/** Why a change needs a closer look, in words that follow the path; `undefined` for all others. */
export function whyProtected(change: FileChange, places: ProtectedPlaces = {}): string | undefined {
  const whole = pathInRepository(change.path, places.directory)
  const path = foldPath(whole)
  const rule = PROTECTED.find(([pattern]) => pattern.test(path))
  if (rule !== undefined) return rule[1]
  if (MANIFEST.test(path) && changesScripts(change)) return 'executes on install'
  if (GIT_CONFIG.test(path) && isGitConfig(change)) return 'decides what git executes'
  // The configuration of a folder within a repository means paths from there.
  return places.matches?.(whole) || places.matches?.(change.path) ? `is protected by ${CONFIG_FILE}` : undefined
}

/** A change of a file that decides what runs or who approves: for nobody but a person at a terminal, unless it is allowed. */
export function whyDenied({ path }: FileChange, { directory, allowWorkflows }: DeniedPlaces): string | undefined {
  const folded = foldPath(pathInRepository(path, directory))
  if (/^\.GITHUB\/SOUS(?:\.YA?ML$|\/)|^\.SOUS(?:\/|$)/.test(folded)) return 'it decides what Sous may do'
  return !allowWorkflows && /^\.GITHUB\/WORKFLOWS(?:\/|$)/.test(folded) ? 'it is a workflow' : undefined
}

export interface DeniedPlaces {
  readonly directory: RepoDirectory
  readonly allowWorkflows: boolean
}

function pathInRepository(path: string, directory: RepoDirectory = ROOT_DIRECTORY): string {
  return directory === ROOT_DIRECTORY ? path : `${directory}/${path}`
}

/** A manifest that cannot be read is not taken for harmless. */
function changesScripts(change: FileChange): boolean {
  if (change.kind === 'delete' || change.kind === 'create_directory') return false
  const before = change.kind === 'update' ? scriptsOf(change.before) : '{}'
  const after = scriptsOf(change.after)
  return before === undefined || before !== after
}

/** By its sections: many other files are called `config`. */
function isGitConfig(change: FileChange): boolean {
  if (change.kind === 'delete' || change.kind === 'create_directory') return false
  // Anywhere: one section may begin behind another, and whoever looks for the beginning of a line looks again at every return.
  const sections =
    /\[\s{0,64}(?:core|include|includeif|alias|filter|diff|difftool|merge|mergetool|pager|interactive|uploadpack|credential|gpg|remote|extensions)\b/i
  return sections.test(Buffer.from(change.after).toString('latin1'))
}

function scriptsOf(bytes: Uint8Array): string | undefined {
  try {
    const manifest: unknown = JSON.parse(Buffer.from(bytes).toString('utf8'))
    return JSON.stringify((manifest as { readonly scripts?: unknown }).scripts ?? {})
  } catch {
    return undefined
  }
}
