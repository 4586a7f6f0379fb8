import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import type { ToolError } from '../../src/base/errors/tool-errors.ts'
import type { Result } from '../../src/base/result.ts'
import { realDisk } from '../../src/system/disk/real-disk.ts'
import { realSandboxDisk } from '../../src/system/disk/sandbox-disk.ts'
import { openSandbox, type ReadBack, type Sandbox } from '../../src/workspace/sandbox/sandbox.ts'
import type { Workspace } from '../../src/workspace/workspace.ts'
import { run, shellFor } from './real-shell.ts'
import { testGit } from './workspace.ts'

export const testSandboxDisk = realSandboxDisk(os.tmpdir())

/** A sandbox over a workspace on disk, in whatever repository that lies. */
export async function sandboxOver(workspace: Workspace, sandboxDisk = testSandboxDisk): Promise<Sandbox> {
  const repository = workspace.folder === undefined ? undefined : await testGit.locate(workspace.folder)
  return openSandbox({ workspace, repository, git: testGit, disk: realDisk, sandboxDisk })
}

/** Runs a command in the sandbox as Sous would, without reading back. Throws unless it ends well. */
export async function runIn(sandbox: Sandbox, command: string): Promise<string> {
  const prepared = await sandbox.prepare()
  if (!prepared.ok) throw new Error(prepared.error.message)
  const { folder } = prepared.value
  const exit = await run(shellFor(folder), command, { folder })
  if (exit.kind !== 'exited' || exit.code !== 0) throw new Error(`The command failed: ${JSON.stringify(exit)}`)
  return exit.stdout
}

export async function runAndRead(sandbox: Sandbox, command: string): Promise<Result<ReadBack, ToolError>> {
  await runIn(sandbox, command)
  return sandbox.readBack()
}

/** Everything below a folder, git's own files too: kind, permissions, time of the last write and content. */
export function photograph(root: string): Record<string, string> {
  const seen: Record<string, string> = {}
  const visit = (directory: string) => {
    for (const name of fs.readdirSync(path.join(root, directory)).sort()) {
      const at = path.join(directory, name)
      const file = path.join(root, at)
      const stats = fs.lstatSync(file, { bigint: true })
      const content = stats.isFile() ? fs.readFileSync(file, 'latin1') : stats.isSymbolicLink() ? fs.readlinkSync(file) : ''
      seen[at] = `${stats.mode.toString(8)} ${stats.mtimeNs} ${stats.ino} ${content}`
      if (stats.isDirectory()) visit(at)
    }
  }
  visit('')
  return seen
}
