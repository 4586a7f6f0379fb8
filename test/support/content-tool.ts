import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { DEFAULT_LIMITS, noProject } from '../../src/base/config.ts'
import type { ToolResult } from '../../src/base/result.ts'
import { toJsonString } from '../../src/report/json/wire-json.ts'
import type { Tool, ToolContext } from '../../src/tools/kit/tool.ts'
import { callOn } from './file-tool.ts'
import { category, collection, session } from './project.ts'
import { tempFolder } from './temp-folder.ts'
import { callTool, toolContext } from './tool-context.ts'

/** What recipes see of the result. */
export interface ContentValue {
  readonly content: string
  readonly files: readonly string[]
  readonly documents: readonly Readonly<Record<string, unknown>>[]
  readonly count: number
}

export function contentOf(result: ToolResult): ContentValue {
  if (!result.ok) throw new Error(result.error.message)
  return result.value as ContentValue
}

export const NOT_FOUND = 'Present this error to the user and take no further action.'
export const NO_MATCHES = 'Present this error to the user so they can correct the pattern. Do NOT attempt corrective action.'

const docs = session({ categories: [category('docs', 'docs')], collections: [collection('all', { category: 'docs' })] })

/** What every content tool must do, whatever its name is of. `args` are good ones over the category `docs` and the collection `all`. */
export function behavesAsContentTool(tool: Tool, args: Readonly<Record<string, unknown>>): void {
  const [nameArgument = ''] = Object.keys(args)
  const call = (files: Record<string, string | Uint8Array>, more: unknown = {}, overrides: Partial<ToolContext> = docs) =>
    callOn(files, tool, { ...args, ...(more as object) }, overrides)

  it('[C-27] refuses a missing name before it looks at anything', async () => {
    const untouched = { project: () => Promise.reject(new Error('Nothing may be retrieved.')) }
    const { result } = await callOn({}, tool, {}, untouched)
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message: expect.stringContaining(nameArgument) } })
  })

  it('[C-29] says which type an argument must have', async () => {
    for (const [bad, type] of [
      [{ [nameArgument]: 7 }, 'string'],
      [{ pattern: ['*.md'] }, 'string'],
      [{ render: 'yes' }, 'true or false'],
      [{ variables: 'x' }, 'object|map|record'],
    ] as const) {
      const { result } = await call({}, bad)
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message: expect.stringMatching(type) } })
    }
  })

  it('[C-35] keeps the argument document free: refused today, and the arguments can be added to', async () => {
    const { result } = await call({}, { document: 'intro.md' })
    expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments', message: expect.stringContaining('document') } })
    expect(Object.keys(tool.args().shape)).toEqual([nameArgument, 'pattern', 'render', 'variables'])
  })

  it('[C-28] uses the default patterns without a pattern', async () => {
    const { result } = await call({ 'docs/a.md': 'A\n', 'docs/b/c.md': 'C\n', 'docs/d.txt': 'D\n' })
    expect(contentOf(result).files).toEqual(['docs/a.md', 'docs/b/c.md'])
  })

  it('[C-31] needs a session', async () => {
    const { result } = await call({ 'docs/a.md': 'A\n' }, {}, { project: noProject })
    expect(result).toMatchObject({ ok: false, error: { code: 'no_session' } })
    expect(JSON.parse(toJsonString(result))).toMatchObject({ success: false, error_type: 'no_session' })
  })

  it('[C-20] tells an agent to leave a pattern without matches to the user', async () => {
    const { result } = await call({ 'docs/a.md': 'A\n' }, { pattern: '*.rst' })
    expect(JSON.parse(toJsonString(result))).toMatchObject({ error_type: 'no_matches', instruction: NO_MATCHES })
  })

  it('[C-39] calls a pattern invalid that cannot be read, leaves the directory or is too long', async () => {
    for (const pattern of ['[a', '{a,b', '', '../*.md', '/etc/*', 'a/../../b', '!a.md', 'x'.repeat(300), 'a\u0000b']) {
      const { result } = await call({ 'docs/a.md': 'A\n' }, { pattern })
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_pattern' } })
    }
  })

  it('[C-40] reports a directory that is missing, a file or a link as an error of the file system', async () => {
    await using folder = await tempFolder({ 'real/a.md': 'A\n', file: '' })
    await using outside = await tempFolder({ 'secret.md': 'secret\n' })
    fs.symlinkSync('real', path.join(folder.path, 'inner'))
    fs.symlinkSync(outside.path, path.join(folder.path, 'outer'))
    for (const directory of ['missing', 'file', 'inner', 'outer', 'outer/deeper', 'inner/x']) {
      const project = session({ categories: [category('docs', directory)], collections: [collection('all', { category: 'docs' })] })
      const result = await callTool(tool, args, await toolContext(folder.path, project))
      expect(result).toMatchObject({ ok: false, error: { code: 'io_error', message: expect.stringContaining("category 'docs'") } })
      expect(JSON.stringify(result)).not.toContain(outside.path)
    }
  })

  it('finds no link among the documents', async () => {
    await using folder = await tempFolder({ 'docs/a.md': 'A\n' })
    await using outside = await tempFolder({ 'secret.md': 'secret\n' })
    fs.symlinkSync(path.join(outside.path, 'secret.md'), path.join(folder.path, 'docs/b.md'))
    fs.symlinkSync(outside.path, path.join(folder.path, 'docs/c'))
    const result = await callTool(tool, args, await toolContext(folder.path, docs))
    expect(contentOf(result)).toMatchObject({ files: ['docs/a.md'], content: 'A\n' })
  })

  it('[C-40] reports a document that goes away while it is being read', async () => {
    await using folder = await tempFolder({ 'docs/a.md': 'A\n' })
    const context = await toolContext(folder.path, { ...docs, progress: () => fs.rmSync(path.join(folder.path, 'docs/a.md')) })
    expect(await callTool(tool, args, context)).toMatchObject({
      ok: false,
      error: { code: 'io_error', message: expect.stringContaining("'docs/a.md' not found") },
    })
  })

  it('[C-41] classifies what nobody foresaw as unknown', async () => {
    const { result } = await call({}, {}, { project: () => Promise.reject(new RangeError('Who knows')) })
    expect(JSON.parse(toJsonString(result))).toMatchObject({
      success: false,
      error_type: 'unknown',
      exception_type: 'RangeError',
      exception_message: 'Who knows',
    })
  })

  it('leaves binary files out and says so, unless there is nothing else', async () => {
    const bytes = new Uint8Array([1, 0, 2])
    const { result } = await call({ 'docs/a.md': 'A\n', 'docs/b.md': bytes })
    expect(result).toMatchObject({ ok: true, warnings: ["Left out 1 binary: 'docs/b.md'"], value: { content: 'A\n' } })
    const alone = await call({ 'docs/b.md': bytes })
    expect(alone.result).toMatchObject({
      ok: false,
      error: { code: 'io_error', message: expect.stringContaining("'docs/b.md' is binary") },
    })
  })

  it('refuses a huge document, and too much in all', async () => {
    const limits = { ...DEFAULT_LIMITS, readFileBytes: 100, contentBytes: 150 }
    for (const files of [{ 'docs/a.md': 'x'.repeat(101) }, { 'docs/a.md': 'x'.repeat(90), 'docs/b.md': 'x'.repeat(90) }]) {
      const { result } = await call(files, {}, { ...docs, limits })
      expect(result).toMatchObject({ ok: false, error: { code: 'io_error', message: expect.stringContaining('larger than') } })
    }
  })

  it('sees what is staged', async () => {
    await using folder = await tempFolder({ 'docs/a.md': 'old\n' })
    const context = await toolContext(folder.path, docs)
    const file = (await context.workspace.files()).files[0]
    if (file === undefined) throw new Error('No file.')
    await context.workspace.stage(file, Buffer.from('new\n'))
    expect(contentOf(await callTool(tool, args, context)).content).toBe('new\n')
  })

  it('stops when it is cancelled', async () => {
    const stop = new AbortController()
    const progress = () => stop.abort()
    const { result } = await call({ 'docs/a.md': 'A\n' }, {}, { ...docs, signal: stop.signal, progress })
    expect(result).toMatchObject({ ok: false, error: { code: 'cancelled' } })
  })
}
