import { spawn } from 'node:child_process'
import { failure, success } from '../../src/base/result.ts'
import type { Git } from '../../src/git/git.ts'
import { GIT_ENV } from './temp-folder.ts'
import { testGit } from './workspace.ts'

/** Git whose server is a folder: real compare-and-swap without the cost of HTTP, for tests that push many times. */
export function fileGit(url: string, folder: string): Git {
  return {
    locate: (place) => testGit.locate(place),
    run(request) {
      const { remote, gitDirectory, workTree } = request
      if (remote === undefined) return testGit.run(request)
      const args = request.args.map((arg) => (arg === url ? `file://${folder}` : arg))
      return new Promise((resolve) => {
        const child = spawn('git', [`--git-dir=${gitDirectory}`, `--work-tree=${workTree}`, ...args], { cwd: workTree, env: GIT_ENV })
        const [out, err]: [Buffer[], Buffer[]] = [[], []]
        child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
        child.stderr.on('data', (chunk: Buffer) => err.push(chunk))
        child.on('close', (code) => {
          const message = Buffer.concat(err).toString()
          resolve(
            code === 0
              ? success(Buffer.concat(out))
              : failure({ exitCode: code ?? undefined, message, output: Buffer.concat(out).toString() }),
          )
        })
      })
    },
  }
}
