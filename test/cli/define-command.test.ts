import { expect, it } from 'vitest'
import { success } from '../../src/base/result.ts'
import { defineCommand, HELP, readOptions } from '../../src/cli/define-command.ts'
import type { Invocation } from '../../src/cli/invocation.ts'
import { PLAIN } from '../../src/report/terminal/style.ts'
import { fakeConsole } from '../support/fake-console.ts'

const WORDS = 'One two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'
const USAGE = `Usage: sous example [options]\n\n${WORDS}\nends here.\n\n  -h, --help  show this help\n`

it('lets a terminal break the paragraphs of help at its own width', async () => {
  const command = defineCommand({
    usage: () => USAGE,
    options: readOptions({ command: 'example', table: { help: HELP } }, ({ values }) => success({ help: values.help })),
    run: async () => 0,
  })
  const shown = async (console = fakeConsole()) => {
    await command({ argv: ['--help'], console } as unknown as Invocation)
    return console.written.out
  }
  expect(await shown()).toBe(USAGE)
  const onTerminal = await shown(fakeConsole([], { outStyle: { ...PLAIN, columns: 70 } }))
  expect(onTerminal).toBe(USAGE.replace('fifteen\nends', 'fifteen ends'))
})
