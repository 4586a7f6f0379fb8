import * as os from 'node:os'
import * as path from 'node:path'
import { pathToFileURL } from 'node:url'
import { DEFAULT_LIMITS } from '../model/limits.ts'
import type { Category } from '../model/tool-facts.ts'
import { printableLine } from '../report/printable.ts'
import { realClock } from '../system/clock.ts'
import { type CommandHistory, memoryHistory } from '../system/history.ts'
import type { Http } from '../system/http.ts'
import { logTo } from '../system/log.ts'
import { findShell } from '../system/programs.ts'
import { realThreads } from '../system/real-threads.ts'
import type { Shell } from '../system/shell.ts'
import type { Threads } from '../system/threads.ts'
import type { ToolContext } from '../tools/tool.ts'
import { StagedWorkspace } from '../workspace/staged-workspace.ts'
import type { Invocation } from './console.ts'
import type { OpenFolder } from './open-folder.ts'
import { projectOf } from './open-project.ts'
import { stateFolder } from './user-folders.ts'

export interface SessionRequest {
  readonly invocation: Invocation
  /** What the session is for: parts of the world that only some tools need are loaded for those only. */
  readonly category?: Category
  readonly opened: OpenFolder
  readonly allowHosts: readonly string[]
  readonly verbose: boolean
  /** Where commands are remembered; that of the user in this folder when left out. */
  readonly history?: CommandHistory
}

export interface Session {
  /** Absolute, with all links resolved. */
  readonly root: string
  readonly context: Omit<ToolContext, 'progress'>
}

/** Puts together what tools get to see of an open folder and the world. */
export async function openSession({ invocation, category, opened, allowHosts, verbose, history }: SessionRequest): Promise<Session> {
  const { env, console, program, signal } = invocation
  const { tree, programs } = opened
  const { folder } = tree
  return {
    root: folder,
    context: {
      workspace: new StagedWorkspace(opened.view ?? tree),
      shell: lazyShell(() => findShell(env['SHELL'], programs), { inherited: env, searchPath: programs.path }),
      http: lazyHttp,
      threads: searchThreads(program),
      history: history ?? (category === 'Terminal' ? await userHistory(env, folder) : memoryHistory()),
      clock: realClock,
      log: logTo((line) => console.err(`${console.errStyle.dim(printableLine(line))}\n`), verbose ? 'trace' : 'warn'),
      limits: DEFAULT_LIMITS,
      project: projectOf(tree),
      allowPrivateHosts: allowHosts,
      signal,
    },
  }
}

function searchThreads({ folder, extension }: Invocation['program']): Threads {
  return realThreads(pathToFileURL(path.join(folder, `search-worker${extension}`)), os.availableParallelism())
}

async function userHistory(env: Invocation['env'], root: string): Promise<CommandHistory> {
  const { fileHistory } = await import('../system/real-history.ts')
  return fileHistory({ stateFolder: stateFolder(env), root })
}

const lazyHttp: Http = {
  async send(request) {
    const { realHttp } = await import('../system/real-http.ts')
    return realHttp().send(request)
  },
}

interface Surroundings {
  readonly inherited: Invocation['env']
  readonly searchPath: string
}

function lazyShell(find: () => string | undefined, surroundings: Surroundings): Shell {
  return {
    get program() {
      return find() ?? 'none'
    },
    async run(request) {
      const { realShell } = await import('../system/real-shell.ts')
      return realShell({ ...surroundings, program: find() }).run(request)
    },
  }
}
