import * as path from 'node:path'
import { configFolder } from './user-folders.ts'

/** The file with the user's own approval rules. Never one of the repository: that would approve itself. */
export function approvalsFile(env: Readonly<Record<string, string | undefined>>): string {
  return path.join(configFolder(env), 'approvals.json')
}
