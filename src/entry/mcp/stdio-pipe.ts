import type { FramePipe } from '../../serve/mcp/frame-transport.ts'

/**
 * Takes standard output for frames alone. Whatever else is written there from now on, by `console.log` or a library,
 * goes to standard error instead; programs that Sous starts have pipes of their own and never see it.
 */
export function takeStdio({ stdin, stdout, stderr }: Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>): FramePipe {
  const write = stdout.write.bind(stdout)
  // A client that is gone is told by the write that fails.
  stdout.on('error', () => undefined)
  stdout.write = stderr.write.bind(stderr) as typeof stdout.write
  return {
    input: stdin,
    write: (line) =>
      new Promise((resolve, reject) => {
        write(line, (error) => (error === null || error === undefined ? resolve() : reject(error)))
      }),
  }
}
