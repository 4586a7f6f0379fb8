import { expect, it } from 'vitest'
import { createFile } from '../../src/tools/edit/tool_create_file.ts'
import { deleteFile } from '../../src/tools/edit/tool_delete_file.ts'
import type { Tool } from '../../src/tools/kit/tool.ts'
import { ToolCollection } from '../../src/tools/tool-collection.ts'

it('[I-08] takes a tool in and gives it back unchanged', () => {
  const collection = new ToolCollection()
  expect(collection.declare(createFile)).toBe(createFile)
})

it('[I-09] hands out all declared tools by name and forgets them', () => {
  const collection = new ToolCollection()
  collection.declare(createFile)
  collection.declare(deleteFile)
  expect([...collection.take()]).toEqual([
    ['create_file', createFile],
    ['delete_file', deleteFile],
  ])
})

it('[I-10] hands out nothing the second time', () => {
  const collection = new ToolCollection()
  collection.declare(createFile)
  collection.take()
  expect(collection.take().size).toBe(0)
})

it('[I-11] loses and doubles no tool when many callers declare and take at once', async () => {
  const collection = new ToolCollection()
  const taken: string[] = []
  await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      await new Promise((resolve) => setTimeout(resolve, (i * 7) % 11))
      collection.declare({ ...(createFile as Tool), name: `tool_${i}` })
      await new Promise((resolve) => setTimeout(resolve, (i * 5) % 11))
      taken.push(...collection.take().keys())
    }),
  )
  taken.push(...collection.take().keys())
  expect(taken.sort()).toEqual(Array.from({ length: 200 }, (_, i) => `tool_${i}`).sort())
})

it('refuses a second tool of the same name', () => {
  const collection = new ToolCollection()
  collection.declare(createFile)
  expect(() => collection.declare({ ...(deleteFile as Tool), name: 'create_file' })).toThrow('Two tools are named create_file.')
})
