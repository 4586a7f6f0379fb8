import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { mcpClient, YES } from '../support/mcp-client.ts'
import { tempFolder, tempRepo } from '../support/temp-folder.ts'

const FILES = { 'a.txt': 'needle\n', 'src/b.txt': 'needle\n', 'src/deep/c.txt': 'needle\n', 'srcs/d.txt': 'needle\n' }

it.each(['file:///', 'parent', 'itself'])('[I6] a root that holds the served folder changes nothing: %s', async (which) => {
  await using repo = await tempRepo(FILES)
  const root = { parent: path.dirname(repo.path), itself: repo.path }[which] ?? which
  await using mcp = await mcpClient(repo.path, { roots: [root] })
  expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ total_matches: 4 })
  expect((await mcp.call('guide_read_file', { path: './src/../a.txt' })).isError).toBe(false)
  expect((await mcp.call('guide_read_file', { path: '../x' })).form['error_type']).toBe('path_outside_working_dir')
})

it('[I6] a root within narrows what is seen, read, listed and written', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path, { roots: [path.join(repo.path, 'src/deep')], onQuestion: () => YES })
  await mcp.client.listTools()
  expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ files: ['src/deep/c.txt'] })
  expect((await mcp.call('guide_read_file', { path: 'src/deep/c.txt' })).isError).toBe(false)
  for (const outside of ['a.txt', 'src/b.txt', 'srcs/d.txt', 'src/deep/../b.txt', './a.txt'])
    expect((await mcp.call('guide_read_file', { path: outside })).form['error_type']).toBe('path_outside_working_dir')
  expect((await mcp.call('guide_list_directory', {})).structured).toMatchObject({ entries: [{ path: 'src' }] })
  expect((await mcp.call('guide_list_directory', { path: 'srcs' })).isError).toBe(true)
  for (const outside of ['new.txt', 'src/new.txt', 'a.txt'])
    expect((await mcp.call('guide_create_file', { path: outside, content: 'x' })).isError).toBe(true)
  expect((await mcp.call('guide_delete_file', { path: 'a.txt', consent: 'DELETE_FILE' })).isError).toBe(true)
  expect((await mcp.call('guide_create_file', { path: 'src/deep/new.txt', content: 'x' })).structured).toMatchObject({ applied: true })
  expect(repo.snapshot()).toEqual({ ...FILES, 'src/deep/new.txt': 'x' })
})

it('[I6] several roots add up, and one that has nothing to do with the folder adds nothing', async () => {
  await using other = await tempFolder({ 'x.txt': 'needle\n' })
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path, { roots: [path.join(repo.path, 'src/deep'), other.path, path.join(repo.path, 'srcs')] })
  expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ files: ['src/deep/c.txt', 'srcs/d.txt'] })
})

it('[I6] nothing is shared where no root has to do with the folder; a link leads nowhere else', async () => {
  await using other = await tempFolder({ 'x.txt': 'needle\n' })
  await using repo = await tempRepo(FILES)
  fs.symlinkSync(other.path, path.join(repo.path, 'link'))
  for (const roots of [[other.path], [path.join(repo.path, 'link')], [path.join(repo.path, 'missing')]]) {
    await using mcp = await mcpClient(repo.path, { roots })
    expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ total_matches: 0 })
    expect((await mcp.call('guide_read_file', { path: 'a.txt' })).isError).toBe(true)
    expect(mcp.log()).toContain("None of the client's roots")
  }
})

it('[I6] a client that has roots but names none, or none that can be read, leaves the folder as it was served', async () => {
  await using repo = await tempRepo(FILES)
  for (const roots of [[], ['https://example.com/']]) {
    await using mcp = await mcpClient(repo.path, { roots })
    expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ total_matches: 4 })
  }
})

it('[I6] follows roots that change', async () => {
  await using repo = await tempRepo(FILES)
  await using mcp = await mcpClient(repo.path, { roots: [path.join(repo.path, 'src')] })
  expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ total_matches: 2 })
  await mcp.setRoots([path.join(repo.path, 'srcs')])
  expect((await mcp.call('guide_grep', { pattern: 'needle' })).structured).toMatchObject({ files: ['srcs/d.txt'] })
})

it('[I6] holds for recipes too', async () => {
  const recipe = `
name: Replace
permissions: { write: ['**'] }
steps: [{ tool: replace_in_file, with: { include: '**/*.txt', find: needle, replace: found } }]
`
  await using repo = await tempRepo({ ...FILES, 'recipes/replace.yml': recipe })
  await using mcp = await mcpClient(repo.path, { roots: [path.join(repo.path, 'srcs')], onQuestion: () => YES })
  await mcp.client.listTools()
  expect((await mcp.call('guide_recipe_replace')).structured).toMatchObject({ applied: true })
  expect(repo.snapshot()).toEqual({ ...FILES, 'recipes/replace.yml': recipe, 'srcs/d.txt': 'found\n' })
})
