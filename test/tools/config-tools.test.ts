import { expect, it } from 'vitest'
import { ToolNames } from '../../src/tools/config-tools.ts'

it('[I-12] has no prefix unless one is given', () => {
  expect(new ToolNames().nameOf('grep')).toBe('grep')
  expect(new ToolNames(undefined).nameOf('grep')).toBe('grep')
})

it('[I-13] lets one tool have its own prefix, or none', () => {
  const names = new ToolNames('guide', { grep: 'search', read_file: '' })
  expect(['grep', 'read_file', 'glob'].map((name) => names.nameOf(name))).toEqual(['search_grep', 'read_file', 'guide_glob'])
})

it('[I-14] puts the prefix before the name', () => {
  expect(new ToolNames('guide_').nameOf('grep')).toBe('guide_grep')
  expect(new ToolNames('guide').nameOf('grep')).toBe('guide_grep')
  expect(new ToolNames('guide-').nameOf('grep')).toBe('guide-grep')
})
