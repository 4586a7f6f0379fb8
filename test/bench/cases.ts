import * as path from 'node:path'
import type { FreshTree } from './fresh-tree.ts'
import type { Contestant } from './measure.ts'

export interface Case {
  readonly what: string
  readonly sous: Contestant
  /** The first one is what the target is against. */
  readonly peers: readonly Contestant[]
  /** Left out where there is nothing to reach. */
  readonly atMost?: number
  readonly aim?: number
  /** The size of tree that the targets are for: on a small one, starting takes most of the time. */
  readonly targetSize?: 'large' | 'medium'
}

interface Surroundings {
  /** A tree whose files may be changed; without one the replace cases are left out. */
  readonly replaceTree: FreshTree | undefined
  readonly hasRipgrep: boolean
}

const cli = path.resolve(import.meta.dirname, '../../dist/cli/index.js')

/** Words that the generated tree holds rarely and often; any folder has its own, so these are also only patterns there. */
const RARE = 'zyzzyva_needle'
const COMMON = 'return'

export function casesFor(folder: string, { replaceTree, hasRipgrep }: Surroundings): readonly Case[] {
  const replace = replaceTree === undefined ? [] : replaceCases(replaceTree, hasRipgrep)
  return [...startCases(folder), listCase(folder, hasRipgrep), ...searchCases(folder, hasRipgrep), ...replace]
}

function startCases(folder: string): readonly Case[] {
  const nothing: Contestant = { name: 'node -e 0', folder, command: [process.execPath, '-e', '0'] }
  const small = path.resolve(import.meta.dirname, '../support')
  return [
    { what: 'start: --version', sous: sous('--version', folder, ['--version']), peers: [nothing], atMost: 3, aim: 1.7 },
    {
      what: 'grep, small tree',
      sous: sous('grep', small, ['tool', 'grep', '--pattern', 'export']),
      peers: [nothing],
      atMost: 2.5,
      aim: 1.6,
    },
  ]
}

function listCase(folder: string, hasRipgrep: boolean): Case {
  const git: Contestant = { name: 'git ls-files -co', folder, command: ['git', 'ls-files', '-co', '--exclude-standard'] }
  const rg: Contestant = { name: 'rg --files', folder, command: ['rg', '--files', '--hidden', '-g', '!.git'] }
  return {
    what: 'list',
    sous: sous('glob', folder, ['tool', 'glob', '--pattern', '**', '--max-results', '1']),
    peers: hasRipgrep ? [rg, git] : [git],
    atMost: 1.1,
    aim: 1.0,
    targetSize: 'large',
  }
}

function searchCases(folder: string, hasRipgrep: boolean): readonly Case[] {
  const patterns: readonly [what: string, pattern: string, flags: readonly string[], atMost: number, aim: number][] = [
    ['grep rare literal', RARE, [], 1.4, 1.15],
    ['grep common literal', COMMON, [], 1.2, 1.0],
    ['grep regex with literal', `[a-z]+_needle\\d*`, [], 1.2, 1.0],
    ['grep regex without literal', '[A-Z][a-z]+[0-9]{3,}', [], 0.9, 0.75],
    ['grep case-insensitive', 'ZYZZYVA_needle', ['-i'], 1.5, 1.3],
  ]
  return patterns.map(([what, pattern, flags, atMost, aim]) => {
    const ours = sous('grep', folder, ['tool', 'grep', '--pattern', pattern, ...(flags.length > 0 ? ['--no-case-sensitive'] : [])])
    const rg: Contestant = { name: 'rg', folder, command: ['rg', '-n', '--hidden', '-g', '!.git', ...flags, pattern], exitCodes: [0, 1] }
    const gitGrep: Contestant = {
      name: 'git grep',
      folder,
      command: ['git', 'grep', '-nE', ...flags, '-e', pattern.replaceAll('\\d', '[0-9]')],
      exitCodes: [0, 1],
    }
    const grep: Contestant = {
      name: 'grep -r',
      folder,
      command: ['grep', '-rnIE', '--exclude-dir=.git', ...flags, '-e', pattern.replaceAll('\\d', '[0-9]'), '.'],
      exitCodes: [0, 1],
    }
    // Git's own engine takes more than a minute for this one; that is no comparison.
    const others = what === 'grep regex with literal' ? [] : [gitGrep, grep]
    return { what, sous: ours, peers: hasRipgrep ? [rg, ...others] : others, atMost, aim, targetSize: 'large' }
  })
}

/** Only where the tree is ours to change: everybody gets a fresh one. */
function replaceCases(tree: FreshTree, hasRipgrep: boolean): readonly Case[] {
  const { folder } = tree
  const prepare = () => tree.renew()
  const find = hasRipgrep ? `rg -l --hidden -g '!.git' -- 'replace_me'` : `git grep -l -e 'replace_me'`
  const sed: Contestant = { name: 'sed -i', folder, prepare, command: ['sh', '-c', `${find} | xargs sed -i 's/replace_me/replaced/g'`] }
  const sedAndDiff: Contestant = { ...sed, name: 'sed -i + git diff', command: ['sh', '-c', `${sed.command[2]} && git diff`] }
  const call = ['tool', 'replace_in_file', '--include', '**', '--find', 'replace_me', '--replace', 'replaced']
  return [
    {
      what: 'replace + preview',
      sous: { ...sous('replace_in_file', folder, call), prepare },
      peers: [sedAndDiff],
      atMost: 0.6,
      aim: 0.45,
      targetSize: 'medium',
    },
    {
      what: 'replace + apply, crash-safe',
      sous: { ...sous('replace_in_file --apply', folder, [...call, '--apply', '--yes']), prepare },
      peers: [sed],
      atMost: 1.3,
      aim: 1.0,
      targetSize: 'medium',
    },
  ]
}

function sous(name: string, folder: string, args: readonly string[]): Contestant {
  return { name: `sous ${name}`, folder, command: [process.execPath, cli, ...args] }
}
