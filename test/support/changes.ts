import * as fs from 'node:fs'
import * as path from 'node:path'
import type { FileChange } from '../../src/base/change.ts'
import { repoPath } from './workspace.ts'

export function create(name: string, after: string, mode: '100644' | '100755' = '100644'): FileChange {
  return { kind: 'create', path: repoPath(name), after: Buffer.from(after), mode }
}

export function update(name: string, before: string, after: string): FileChange {
  return {
    kind: 'update',
    path: repoPath(name),
    before: Buffer.from(before),
    after: Buffer.from(after),
    modeBefore: '100644',
    mode: '100644',
  }
}

export function remove(name: string, before: string): FileChange {
  return { kind: 'delete', path: repoPath(name), before: Buffer.from(before), modeBefore: '100644' }
}

/** Puts 'new' in the place of 'old' in every text file below a folder. */
export function oldToNew(folder: string): readonly FileChange[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'))
  return names.map((name) => {
    const before = fs.readFileSync(path.join(folder, name), 'utf8')
    return update(name, before, before.replace('old', 'new'))
  })
}
