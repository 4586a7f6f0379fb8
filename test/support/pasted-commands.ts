import { expect } from 'vitest'
import { parseCommand } from '../../src/github/events/parse-command.ts'

/** The blocks that GitHub gives a copy button to, each as the button copies it. */
function copied(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^(`{3,})([^`\n]*)\n([\s\S]*?)\n\1$/gm)].map(([, , , body = '']) => body)
}

const isCommand = (block: string) => /^\/sous\b/m.test(block)

/** Every block with a command, after checking that pasting it as it is is understood. */
export function commandsIn(texts: readonly string[]): readonly string[] {
  const blocks = texts.flatMap(copied).filter(isCommand)
  for (const block of blocks) {
    expect(block).not.toContain('\n')
    expect(parseCommand(block), block).toMatchObject({ ok: true })
  }
  return blocks
}
