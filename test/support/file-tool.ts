import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import type { ToolResult } from '../../src/base/result.ts'
import type { Tool, ToolContext } from '../../src/tools/kit/tool.ts'
import { type Files, tempFolder } from './temp-folder.ts'
import { callTool, toolContext } from './tool-context.ts'

export interface FileCall {
  readonly result: ToolResult
  readonly context: ToolContext
  /** The bytes that the workspace now has for a file. */
  bytes(file: string): Promise<Buffer>
  text(file: string): Promise<string>
}

/** Calls a tool over a folder with these files, and shows that nothing on disk was touched. */
export async function callOn(files: Files, tool: Tool, args: unknown, overrides: Partial<ToolContext> = {}): Promise<FileCall> {
  await using repo = await tempFolder(files)
  const before = repo.snapshot()
  const context = await toolContext(repo.path, overrides)
  const result = await callTool(tool, args, context)
  expect(repo.snapshot()).toEqual(before)
  const contents = new Map<string, Buffer>()
  for (const { path: changed } of await context.workspace.changes()) {
    const content = await context.workspace.read(changed)
    if (content.ok) contents.set(changed, Buffer.from(content.value.bytes))
  }
  const bytes = async (file: string) => contents.get(file) ?? Buffer.from(files[file] ?? '')
  return { result, context, bytes, text: async (file) => (await bytes(file)).toString('utf8') }
}

/** What every tool that takes the path of a file must refuse. `args` are good ones for the file `a.txt`. */
export function refusesBadCalls(
  tool: Tool,
  args: Readonly<Record<string, unknown>>,
  { outside: id, argument = 'path' }: { readonly outside: string; readonly argument?: string },
): void {
  const outside = ['../a.txt', '/etc/passwd', 'C:\\a.txt', 'src/../../a.txt', '..\\a.txt']
  it(`[${id}] refuses paths outside the working directory`, async () => {
    for (const given of outside) {
      const { result } = await callOn({ 'a.txt': 'a\n' }, tool, { ...args, [argument]: given })
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'path_outside_working_dir', message: `Path '${given}' is outside working directory` },
      })
    }
  })

  it('refuses missing, wrong and unknown arguments', async () => {
    for (const bad of [
      {},
      { ...args, [argument]: 7 },
      { ...args, colour: 'red' },
      { ...args, [argument]: undefined, file: 'a.txt' },
      [],
      null,
    ]) {
      const { result } = await callOn({ 'a.txt': 'a\n' }, tool, bad)
      expect(result).toMatchObject({ ok: false, error: { code: 'invalid_arguments' } })
    }
  })

  it('refuses a name that was not UTF-8 where it came from', async () => {
    const { result } = await callOn({ 'a.txt': 'a\n', '\ufffd': 'a\n' }, tool, { ...args, [argument]: '\ufffd' })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'path_denied', message: expect.stringContaining("Path '\ufffd' is not allowed: it is not UTF-8") },
    })
  })

  it("refuses git's own files", async () => {
    const { result } = await callOn({}, tool, { ...args, [argument]: '.git/config' })
    expect(result).toMatchObject({ ok: false, error: { code: 'path_denied' } })
  })

  it('refuses symbolic links, in the last part of a path and before', async () => {
    await using repo = await tempFolder({ 'a.txt': 'a\n', 'real/a.txt': 'a\n' })
    fs.symlinkSync('real/a.txt', path.join(repo.path, 'link.txt'))
    fs.symlinkSync('real', path.join(repo.path, 'linked'))
    const before = repo.snapshot()
    for (const given of ['link.txt', 'linked/a.txt']) {
      const result = await callTool(tool, { ...args, [argument]: given }, await toolContext(repo.path))
      expect(result).toMatchObject({ ok: false, error: { code: 'symlink_denied' } })
    }
    expect(repo.snapshot()).toEqual(before)
  })
}

/** What every tool that needs an existing file must refuse too. */
export function needsAFile(tool: Tool, args: Readonly<Record<string, unknown>>, id: string, argument = 'path'): void {
  it(`[${id}] names a file that does not exist`, async () => {
    const { result } = await callOn({}, tool, { ...args, [argument]: 'missing.txt' })
    expect(result).toMatchObject({ ok: false, error: { code: 'not_found', message: "File 'missing.txt' not found" } })
  })

  it('refuses a directory', async () => {
    const { result } = await callOn({ 'src/a.txt': 'a\n' }, tool, { ...args, [argument]: 'src' })
    expect(result).toMatchObject({ ok: false, error: { code: 'not_a_file' } })
  })
}

/** What every tool that edits text must refuse too. */
export function editsOnlySmallText(tool: Tool, args: Readonly<Record<string, unknown>>): void {
  it('[D17] refuses binary files and UTF-16', async () => {
    for (const bytes of [Buffer.from([1, 0, 2]), Buffer.from([0x66, 0xff, 0xfe, 0x0a])]) {
      const { result, context } = await callOn({ 'a.txt': bytes }, tool, { ...args, path: 'a.txt' })
      expect(result).toMatchObject({
        ok: false,
        error: { code: 'encoding_unsupported', suggestion: expect.not.stringMatching(/exclude/i) },
      })
      expect(await context.workspace.changes()).toEqual([])
    }
  })

  it('refuses a file over 10 MB', async () => {
    const { result } = await callOn({ 'a.txt': Buffer.alloc(10 * 1024 * 1024 + 1, 'a') }, tool, { ...args, path: 'a.txt' })
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'too_large', message: "File 'a.txt' is too large: 10485761 bytes, the limit is 10485760 bytes" },
    })
  })
}
