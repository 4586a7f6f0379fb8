import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { openFolder } from '../../src/app/open-folder.ts'
import { openSession } from '../../src/app/session.ts'
import { readFile } from '../../src/tools/read/tool_read_file.ts'
import { mcpClient } from '../support/mcp-client.ts'
import { invokeTool } from '../support/tool-context.ts'
import type { Case } from './cases.ts'

const DOCUMENTS = 5_000
const CALLS = 200

/** All documents of a category, against the fewest programs that print the same files. */
export function contentCase(folder: string, cli: string): Case {
  makeDocuments(folder)
  return {
    what: 'get_content, 5,000 documents',
    sous: { name: 'sous get_content', folder, command: [process.execPath, cli, 'tool', 'get_content', '--category-or-collection', 'docs'] },
    peers: [{ name: 'cat $(git ls-files)', folder, command: ['sh', '-c', "cat $(git ls-files '*.md')"] }],
    atMost: 8,
    aim: 4,
  }
}

/** One call of a tool over MCP, from request to answer, against the same call in this process. Milliseconds a call. */
export async function measureMcp(folder: string, cli: string): Promise<{ readonly served: number; readonly called: number }> {
  makeDocuments(folder)
  await using mcp = await mcpClient(folder, { program: cli })
  const args = { path: 'docs/00001.md' }
  const served = await perCall(() => mcp.call('guide_read_file', args))
  const called = await perCall(async () => {
    const surroundings = {
      env: process.env,
      folder,
      program: { folder: '', extension: '' },
      notice: () => undefined,
      signal: new AbortController().signal,
    }
    const opened = await openFolder(surroundings, folder)
    if (!opened.ok) throw new Error(opened.error.message)
    const session = await openSession({ surroundings, category: 'File Reading', opened: opened.value, allowHosts: [], verbose: false })
    return invokeTool(readFile, args, { ...session.context, progress: () => undefined })
  })
  return { served, called }
}

/** The median of many calls, one after the other. */
async function perCall(call: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < CALLS; i++) {
    const begin = performance.now()
    await call()
    times.push(performance.now() - begin)
  }
  return times.sort((a, b) => a - b)[CALLS / 2] ?? Number.NaN
}

function makeDocuments(folder: string): void {
  const marker = path.join(folder, '.git/sous-bench-documents-1')
  if (fs.existsSync(marker)) return
  fs.rmSync(folder, { recursive: true, force: true })
  for (const name of ['docs', '.github']) fs.mkdirSync(path.join(folder, name), { recursive: true })
  fs.writeFileSync(path.join(folder, '.github/sous.yml'), "categories: { docs: { dir: docs, patterns: ['**/*.md'] } }\n")
  const paragraph = 'A sentence of a document that somebody wrote for others to read. '.repeat(8)
  for (let i = 0; i < DOCUMENTS; i++) {
    const text = `# Document ${i}\n\n${`${paragraph}\n\n`.repeat(1 + (i % 5))}`
    fs.writeFileSync(path.join(folder, 'docs', `${String(i).padStart(5, '0')}.md`), text)
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' })
  git('init', '--quiet')
  git('add', '--all')
  git('-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '--quiet', '--message', 'documents')
  fs.writeFileSync(marker, '')
}
