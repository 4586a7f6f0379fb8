import { spawnSync } from 'node:child_process'
import * as crypto from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import * as zlib from 'node:zlib'
import { type Files, GIT_ENV, initRepository } from '../temp-folder.ts'

export interface TreeEntry {
  readonly mode: string
  readonly type: 'blob' | 'tree' | 'commit'
  readonly sha: string
  readonly size: number | undefined
  readonly path: string
}

export interface CommitFacts {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: Signature
  readonly committer: Signature
  readonly message: string
  /** GitHub's own, `undefined` where it has not signed the commit. */
  readonly signed: { readonly signature: string; readonly payload: string } | undefined
}

export interface Signature {
  readonly name: string
  readonly email: string
  readonly date: string
}

export interface FileChange {
  readonly status: 'added' | 'removed' | 'modified' | 'renamed'
  readonly path: string
  readonly previous: string | undefined
  readonly sha: string
  readonly additions: number
  readonly deletions: number
  readonly patch: string | undefined
}

/** A new version of files on a branch: `null` deletes one. */
export type Edits = Readonly<Record<string, string | Uint8Array | null>>

export interface CommitRequest {
  readonly branch: string
  readonly edits: Edits
  readonly message?: string
  readonly author?: { readonly name: string; readonly email: string }
  /** Whoever commits chooses it. */
  readonly date?: string
}

/** The real bare repository behind the server. All state about commits and branches is in here and nowhere else. */
export class BareRepository {
  readonly folder: string
  private readonly known = new Map<string, unknown>()

  constructor(folder: string) {
    this.folder = folder
    fs.mkdirSync(folder, { recursive: true })
    initRepository(folder, { isBare: true })
    fs.appendFileSync(path.join(folder, 'config'), CONFIG)
    const hook = path.join(folder, 'hooks/pre-receive')
    fs.mkdirSync(path.dirname(hook), { recursive: true })
    fs.writeFileSync(hook, PRE_RECEIVE, { mode: 0o755 })
  }

  git(args: readonly string[], input?: string | Uint8Array, env: Readonly<Record<string, string>> = {}): Buffer {
    const done = spawnSync('git', args, { cwd: this.folder, env: { ...GIT_ENV, ...env }, input, maxBuffer: 1024 * 1024 * 1024 })
    if (done.error !== undefined) throw done.error
    if (done.status !== 0) throw new GitFailure(`git ${args.join(' ')}: ${done.stderr.toString('utf8').trim()}`)
    return done.stdout
  }

  text(args: readonly string[], input?: string | Uint8Array): string {
    return this.git(args, input).toString('utf8').trim()
  }

  /** Full names of refs with what they point at, read from git's files: it is asked for at every request. */
  refs(prefix = 'refs/'): ReadonlyMap<string, string> {
    const found = new Map<string, string>()
    const packed = path.join(this.folder, 'packed-refs')
    for (const line of fs.existsSync(packed) ? fs.readFileSync(packed, 'utf8').split('\n') : []) {
      const [, sha, name] = /^([0-9a-f]{40}) (refs\/.+)$/.exec(line) ?? []
      if (sha !== undefined && name !== undefined) found.set(name, sha)
    }
    for (const entry of fs.readdirSync(path.join(this.folder, 'refs'), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.lock')) continue
      const file = path.join(entry.parentPath, entry.name)
      const sha = readIfThere(file)?.trim()
      if (sha !== undefined && SHA.test(sha)) found.set(path.relative(this.folder, file), sha)
    }
    return new Map([...found].filter(([name]) => name.startsWith(prefix)).sort(([one], [other]) => (one < other ? -1 : 1)))
  }

  /** The object a name means, `undefined` where there is none. */
  resolve(name: string): string | undefined {
    if (/^refs\/[^~^:@{]+$/.test(name)) return this.refs(name).get(name)
    if (/^refs\/[^~^:@{]+\^\{commit\}$/.test(name)) {
      const sha = this.resolve(name.slice(0, -'^{commit}'.length))
      return sha && this.resolve(`${sha}^{commit}`)
    }
    return this.once(/^[0-9a-f]{40}[\^:]/.test(name), `resolve ${name}`, () => {
      const seen = this.looked(name)
      if (seen !== undefined) return seen
      const done = spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', name], { cwd: this.folder, env: GIT_ENV })
      return done.status === 0 ? done.stdout.toString('utf8').trim() : undefined
    })
  }

  /** The commit that a branch, tag, full ref or SHA names. */
  commitOf(name: string): string | undefined {
    const branch = this.resolve(`refs/heads/${name}`)
    return branch ?? this.resolve(`refs/tags/${name}^{commit}`) ?? this.resolve(`${name}^{commit}`)
  }

  typeOf(sha: string): string | undefined {
    return this.once(SHA.test(sha), `type ${sha}`, () => {
      const loose = this.loose(sha)
      if (loose !== undefined) return loose.type
      const done = spawnSync('git', ['cat-file', '-t', sha], { cwd: this.folder, env: GIT_ENV })
      return done.status === 0 ? done.stdout.toString('utf8').trim() : undefined
    })
  }

  blob(sha: string): Buffer {
    return this.once(SHA.test(sha), `blob ${sha}`, () => {
      const loose = this.loose(sha)
      return loose?.type === 'blob' ? loose.content : this.git(['cat-file', 'blob', sha])
    })
  }

  tree(sha: string, recursive = false): readonly TreeEntry[] {
    return this.once(SHA.test(sha), `tree ${sha} ${recursive}`, () => this.readTree(sha, recursive))
  }

  private readTree(sha: string, recursive: boolean): readonly TreeEntry[] {
    const out = this.git(['ls-tree', '-z', '--long', ...(recursive ? ['-r', '-t'] : []), sha]).toString('utf8')
    return out
      .split('\0')
      .filter(Boolean)
      .map((record) => {
        const [head = '', name = ''] = split(record, '\t')
        const [mode = '', type = '', object = '', size = ''] = head.split(/ +/)
        return { mode, type: type as TreeEntry['type'], sha: object, size: size === '-' ? undefined : Number(size), path: name }
      })
  }

  commit(sha: string): CommitFacts {
    return this.once(SHA.test(sha), `commit ${sha}`, () => this.readCommit(sha))
  }

  private readCommit(sha: string): CommitFacts {
    const object = this.loose(sha)
    const plain = object?.type === 'commit' ? commitFacts(object.content.toString('utf8')) : undefined
    if (plain !== undefined) return { sha, ...plain, signed: this.readSignature(sha) }
    const format = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00')
    const [id = '', tree = '', parents = '', an = '', ae = '', ad = '', cn = '', ce = '', cd = '', message = ''] = this.git([
      'log',
      '-1',
      `--format=${format}`,
      sha,
    ])
      .toString('utf8')
      .split('\0')
    return {
      sha: id,
      tree,
      parents: parents.split(' ').filter(Boolean),
      author: { name: an, email: ae, date: utc(ad) },
      committer: { name: cn, email: ce, date: utc(cd) },
      message: message.trimEnd(),
      signed: this.readSignature(sha),
    }
  }

  private readSignature(sha: string): CommitFacts['signed'] {
    const text = (this.loose(sha)?.content ?? this.git(['cat-file', 'commit', sha])).toString('utf8')
    if (!text.includes(SIGNATURE_LINES)) return undefined
    return { signature: SIGNATURE, payload: text.replace(SIGNATURE_LINES, '') }
  }

  /** Commits reachable from `range`, newest first. */
  log(range: string, limit = 10_000): readonly string[] {
    return this.once(/^[0-9a-f]{40}(\.\.[0-9a-f]{40})?$/.test(range), `log ${range} ${limit}`, () =>
      this.text(['rev-list', `--max-count=${limit}`, range])
        .split('\n')
        .filter(Boolean),
    )
  }

  /** The tree of a merge. Throws where the two conflict. */
  mergeTree(one: string, other: string): string {
    return this.once(SHA.test(one) && SHA.test(other), `merge ${one} ${other}`, () => this.text(['merge-tree', '--write-tree', one, other]))
  }

  mergeBase(one: string, other: string): string | undefined {
    return this.once(SHA.test(one) && SHA.test(other), `base ${one} ${other}`, () => {
      const done = spawnSync('git', ['merge-base', one, other], { cwd: this.folder, env: GIT_ENV })
      return done.status === 0 ? done.stdout.toString('utf8').trim() : undefined
    })
  }

  /** The same for two changes that differ only in where they stand. */
  patchId(from: string, to: string): string {
    return this.text(['patch-id', '--stable'], this.git(['diff-tree', '-p', '--binary', from, to])).split(' ')[0] ?? ''
  }

  changes(from: string, to: string): readonly FileChange[] {
    return this.once(SHA.test(from) && SHA.test(to), `changes ${from} ${to}`, () => this.readChanges(from, to))
  }

  private readChanges(from: string, to: string): readonly FileChange[] {
    const raw = this.git(['diff-tree', '-r', '-z', '-M', '--raw', '--no-abbrev', from, to]).toString('utf8').split('\0')
    const found: FileChange[] = []
    for (let at = 0; at < raw.length - 1; ) {
      const [, , oldSha = '', newSha = '', letter = ''] = (raw[at++] ?? '').split(' ')
      const first = raw[at++] ?? ''
      const moved = letter.startsWith('R') || letter.startsWith('C')
      const file = moved ? (raw[at++] ?? '') : first
      const [additions, deletions, patch] = this.patchOf({ from, to, files: moved ? [first, file] : [file] })
      found.push({
        status: letter === 'A' ? 'added' : letter === 'D' ? 'removed' : moved ? 'renamed' : 'modified',
        path: file,
        previous: moved ? first : undefined,
        sha: letter === 'D' ? oldSha : newSha,
        additions,
        deletions,
        patch,
      })
    }
    return found
  }

  /** Commits edits on top of a branch and moves it there, as if somebody had pushed; a branch that is not there begins at the default one. */
  commitOn({ branch, edits, message = 'Edit', author, date = GIT_ENV['GIT_AUTHOR_DATE'] ?? '' }: CommitRequest): string {
    const tip = this.resolve(`refs/heads/${branch}`) ?? this.resolve(this.headRef)
    const { name = GIT_ENV['GIT_AUTHOR_NAME'], email = GIT_ENV['GIT_AUTHOR_EMAIL'] } = author ?? {}
    const who = `${name} <${email}> ${Date.parse(date) / 1000} +0000`
    const files = Object.entries(edits).flatMap(([file, content]) =>
      content === null ? [`D ${file}\n`] : [`M 100644 inline ${file}\n`, ...counted(content)],
    )
    const stream = [
      `commit refs/heads/${branch}\nmark :1\nauthor ${who}\ncommitter ${who}\n`,
      ...counted(message),
      ...(tip === undefined ? [] : [`from ${tip}\n`]),
      ...files,
      'get-mark :1\n',
    ]
    return this.text(['fast-import', '--quiet'], Buffer.concat(stream.map((part) => Buffer.from(part))))
  }

  writeBlob(content: string | Uint8Array): string {
    return this.writeObject('blob', Buffer.from(content))
  }

  writeCommit(request: {
    readonly tree: string
    readonly parents: readonly string[]
    readonly message: string
    readonly author?: Partial<Signature>
    readonly committer?: Partial<Signature>
  }): string {
    const { author, committer } = request
    const [by, through] = [identity('AUTHOR', author), identity('COMMITTER', committer)]
    const isPlain =
      new Set(request.parents).size === request.parents.length && [request.tree, ...request.parents].every((id) => SHA.test(id))
    if (by !== undefined && through !== undefined && isPlain) {
      const header = [
        `tree ${request.tree}`,
        ...request.parents.map((parent) => `parent ${parent}`),
        `author ${by}`,
        `committer ${through}`,
      ]
      return this.writeObject('commit', Buffer.from(`${header.join('\n')}\n\n${request.message}`))
    }
    const env = {
      ...(author?.name && { GIT_AUTHOR_NAME: author.name }),
      ...(author?.email && { GIT_AUTHOR_EMAIL: author.email }),
      ...(author?.date && { GIT_AUTHOR_DATE: author.date }),
      ...(committer?.name && { GIT_COMMITTER_NAME: committer.name }),
      ...(committer?.email && { GIT_COMMITTER_EMAIL: committer.email }),
      ...(committer?.date && { GIT_COMMITTER_DATE: committer.date }),
    }
    const parents = request.parents.flatMap((parent) => ['-p', parent])
    return this.git(['commit-tree', request.tree, ...parents], request.message, env)
      .toString('utf8')
      .trim()
  }

  /** A commit as GitHub makes and signs it for a bot: by the bot, committed by GitHub, and without a newline at its end. */
  writeSignedCommit(request: {
    readonly tree: string
    readonly parents: readonly string[]
    readonly message: string
    readonly author: Signature
  }): string {
    const { tree, parents, message, author } = request
    const when = `${Date.parse(author.date) / 1000} +0000`
    const header = [
      `tree ${tree}`,
      ...parents.map((parent) => `parent ${parent}`),
      `author ${author.name} <${author.email}> ${when}`,
      `committer GitHub <noreply@github.com> ${when}`,
    ]
    const text = `${header.join('\n')}\n${SIGNATURE_LINES}\n${message.trimEnd()}`
    return this.writeObject('commit', Buffer.from(text))
  }

  /** All files of a commit with their contents. */
  files(name: string): Files {
    const entries = this.tree(this.commitOf(name) ?? name, true).filter(({ type }) => type === 'blob')
    return Object.fromEntries(entries.map(({ path: file, sha }) => [file, this.blob(sha).toString('utf8')]))
  }

  /** The ref that HEAD names. */
  get headRef(): string {
    return fs
      .readFileSync(path.join(this.folder, 'HEAD'), 'utf8')
      .replace(/^ref: /, '')
      .trim()
  }

  /** An object as git keeps a new one: in a file of its own. `undefined` where it is in a pack or not there. */
  private loose(sha: string): { readonly type: string; readonly content: Buffer } | undefined {
    if (!SHA.test(sha)) return undefined
    return this.once(true, `loose ${sha}`, () => {
      const file = path.join(this.folder, 'objects', sha.slice(0, 2), sha.slice(2))
      if (!fs.existsSync(file)) return undefined
      const bytes = zlib.inflateSync(fs.readFileSync(file))
      const start = bytes.indexOf(0) + 1
      return { type: bytes.subarray(0, bytes.indexOf(' ')).toString('latin1'), content: bytes.subarray(start) }
    })
  }

  private writeObject(type: 'blob' | 'commit', content: Buffer): string {
    const bytes = Buffer.concat([Buffer.from(`${type} ${content.length}\0`), content])
    const sha = crypto.hash('sha1', bytes)
    const file = path.join(this.folder, 'objects', sha.slice(0, 2), sha.slice(2))
    if (fs.existsSync(file)) return sha
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(`${file}.new`, zlib.deflateSync(bytes, { level: 1 }))
    fs.renameSync(`${file}.new`, file)
    return sha
  }

  /** What `<commit>^{commit}`, `<commit>^{tree}` and `<commit>:<path>` name, as far as it can be told without git. */
  private looked(name: string): string | undefined {
    const [, sha = '', wanted, file] = /^([0-9a-f]{40})(?:\^\{(commit|tree)\}|:(.+))$/.exec(name) ?? []
    const object = this.loose(sha)
    if (object === undefined) return undefined
    if (object.type === wanted) return sha
    if (object.type !== 'commit') return undefined
    let at = object.content.subarray(5, 45).toString('latin1')
    for (const part of file?.split('/') ?? []) {
      const tree = this.loose(at)
      const next = tree?.type === 'tree' ? entryOf(tree.content, part) : undefined
      if (next === undefined) return undefined
      at = next
    }
    return at
  }

  /** Asks git once for what can never change, because it is named by hashes. */
  private once<T>(isFixed: boolean, key: string, ask: () => T): T {
    if (!isFixed) return ask()
    if (this.known.has(key)) return this.known.get(key) as T
    const answer = ask()
    if (answer !== undefined) this.known.set(key, answer)
    return answer
  }

  private patchOf({
    from,
    to,
    files,
  }: {
    readonly from: string
    readonly to: string
    readonly files: readonly string[]
  }): [number, number, string?] {
    const out = this.git(['diff-tree', '-p', '-M', '--no-color', from, to, '--', ...files]).toString('utf8')
    const start = out.search(/^@@ /m)
    if (start < 0) return [0, 0]
    const patch = out.slice(start).replace(/\n$/, '')
    const lines = patch.split('\n')
    return [lines.filter((line) => line.startsWith('+')).length, lines.filter((line) => line.startsWith('-')).length, patch]
  }
}

const SHA = /^[0-9a-f]{40}$/

/** As GitHub's are: in several lines, of which some are empty, and an empty one at the end. */
const SIGNATURE = [
  '-----BEGIN PGP SIGNATURE-----',
  '',
  'wsFcBAABCAAQBQJpgcKgCRC1aQ7uu5UhlAAA2xsQAFdVeCUtcGFydCBvZiBhIHRl',
  'c3Qgc2VydmVyLCBhbmQgbm8gc2lnbmF0dXJlIG9mIGFueWJvZHk=',
  '=Qx3f',
  '-----END PGP SIGNATURE-----',
  '',
].join('\n')
const SIGNATURE_LINES = `gpgsig ${SIGNATURE.split('\n').join('\n ')}\n`

/** The facts of a commit that has no encoding of its own. */
function commitFacts(text: string): Omit<CommitFacts, 'sha' | 'signed'> | undefined {
  const [header, message] = split(text, '\n\n')
  const people = /^author (.*)\ncommitter (.*)$/m.exec(header)
  const [author, committer] = [signatureOf(people?.[1] ?? ''), signatureOf(people?.[2] ?? '')]
  if (author === undefined || committer === undefined || /^encoding /m.test(header)) return undefined
  const parents = [...header.matchAll(/^parent ([0-9a-f]{40})$/gm)].map(([, parent = '']) => parent)
  return { tree: header.slice(5, 45), parents, author, committer, message: message.trimEnd() }
}

function signatureOf(text: string): Signature | undefined {
  const [, name, email, seconds] = /^(\S.*?) <([^<>]*)> (\d+) [+-]\d{4}$/.exec(text) ?? []
  if (name === undefined || email === undefined) return undefined
  return { name, email, date: utc(new Date(Number(seconds) * 1000).toISOString()) }
}

/** How git writes a person whose name and date need no cleaning; `undefined` leaves it to git. */
function identity(kind: 'AUTHOR' | 'COMMITTER', given: Partial<Signature> = {}): string | undefined {
  const name = given.name || GIT_ENV[`GIT_${kind}_NAME`]
  const email = given.email || GIT_ENV[`GIT_${kind}_EMAIL`]
  const date = given.date || GIT_ENV[`GIT_${kind}_DATE`] || ''
  const isPlain = /^\w[\w \-[\]]*$/.test(name ?? '') && /^\w[\w@.+\-[\]]*\w$/.test(email ?? '')
  if (!isPlain || /\s$/.test(name ?? '') || !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(date)) return undefined
  return `${name} <${email}> ${Date.parse(date) / 1000} +0000`
}

/** The object of a name in a tree: each entry is a mode, a name and 20 bytes of hash. */
function entryOf(tree: Buffer, name: string): string | undefined {
  for (let at = 0; at < tree.length; ) {
    const end = tree.indexOf(0, at)
    const found = tree.subarray(tree.indexOf(' ', at) + 1, end).toString('utf8')
    if (found === name) return tree.subarray(end + 1, end + 21).toString('hex')
    at = end + 21
  }
  return undefined
}

/** A ref may go between listing and reading. */
function readIfThere(file: string): string | undefined {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}

/** What git fast-import takes as data. */
function counted(content: string | Uint8Array): readonly (string | Uint8Array)[] {
  const bytes = Buffer.from(content)
  return [`data ${bytes.length}\n`, bytes, '\n']
}

export class GitFailure extends Error {}

function utc(date: string): string {
  return new Date(date).toISOString().replace('.000Z', 'Z')
}

function split(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator)
  return [text.slice(0, at), text.slice(at + separator.length)]
}

/** As on GitHub, pull requests can be fetched and never pushed. */
const CONFIG = `[http]
\treceivepack = true
[uploadpack]
\tallowAnySHA1InWant = true
\tallowFilter = true
[receive]
\thideRefs = refs/pull
\tautogc = false
[core]
\tlogAllRefUpdates = false
`

/**
 * What GitHub refuses at a push: protected branches, what rules of the repository forbid, and workflow files from a token that
 * may not change them. The words are GitHub's.
 */
const PRE_RECEIVE = `#!/bin/sh
status=0
violation() {
  echo "error: GH013: Repository rule violations found for $1." >&2
  echo "Review all repository rules at https://github.com/owner/demo/rules?ref=$1" >&2
  echo >&2
  echo "- $2" >&2
  status=1
}
updates=$(cat)
[ -z "$SOUS_TEST_MAX_REFS" ] || count=$(printf '%s\\n' "$updates" | grep -c .)
while read -r old new ref; do
  if [ -n "$SOUS_TEST_MAX_REFS" ] && [ "$count" -gt "$SOUS_TEST_MAX_REFS" ]; then
    violation "$ref" "Pushes can not update more than $SOUS_TEST_MAX_REFS branches or tags."
    echo >&2
  fi
  for protected in $SOUS_TEST_PROTECTED; do
    if [ "$ref" = "refs/heads/$protected" ]; then
      echo "error: GH006: Protected branch update failed for $ref." >&2
      echo "error: Changes must be made through a pull request." >&2
      status=1
    fi
  done
  case $new in *[!0]*) ;; *) continue ;; esac
  if [ -n "$SOUS_TEST_SECRET" ]; then
    found=$(git grep -I -l -F -e "$SOUS_TEST_SECRET" "$new" | head -n 1)
    if [ -n "$found" ]; then
      violation "$ref" "GITHUB PUSH PROTECTION"
      cat >&2 <<END
  —————————————————————————————————————————
    Resolve the following violations before pushing again

    - Push cannot contain secrets

     (?) Learn how to resolve a blocked push
     https://docs.github.com/code-security/secret-scanning/working-with-push-protection-from-the-command-line

      —— GitHub Personal Access Token ——————————————————————
       locations:
         - commit: $new
           path: \${found#*:}:1

       (?) To push, remove secret from commit(s) or follow this URL to allow the secret.
       https://github.com/owner/demo/security/secret-scanning/unblock-secret/2abc

END
    fi
  fi
  case $ref in refs/heads/* | refs/tags/*) ;; *) continue ;; esac
  if [ -n "$SOUS_TEST_SIGNATURES" ]; then
    for commit in $(git rev-list "$new" --not --branches --tags); do
      git cat-file commit "$commit" | sed '/^$/q' | grep -q '^gpgsig -----BEGIN PGP' && continue
      violation "$ref" "Commits must have verified signatures."
      printf '  Found 1 violation:\\n\\n  %s\\n\\n' "$commit" >&2
    done
  fi
  [ -z "$SOUS_TEST_WORKFLOWS" ] || continue
  for commit in $(git rev-list "$new" --not --branches --tags); do
    touched=$(git diff-tree -r --root --no-commit-id --name-only "$commit" -- .github/workflows | head -n 1)
    if [ -n "$touched" ]; then
      echo "error: refusing to allow a GitHub App to create or update workflow \\\`$touched\\\` without \\\`workflows\\\` permission" >&2
      status=1
    fi
  done
done <<END
$updates
END
exit $status
`
