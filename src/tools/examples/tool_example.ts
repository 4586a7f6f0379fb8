import * as z from 'zod/mini'
import { succeeded } from '../../base/result.ts'
import { defineTool, type Tool } from '../kit/tool.ts'

const echo = defineTool({
  name: 'example_echo',
  summary: 'Say a text back: an example of how a tool is written, and a way to try a client out.',
  category: 'Content',
  effect: 'read',
  risk: 'read_only',
  permissions: [],
  args: () =>
    z.strictObject({
      text: z.string().check(z.describe('What to say')),
      style: z._default(z.enum(['plain', 'loud']).check(z.describe('How to say it')), 'plain'),
    }),
  outputs: () => z.strictObject({ text: z.string().check(z.describe('What was said')) }),
  metadata: [],
  termination: 'Use terminate=true: there is nothing to follow.',
  examples: [{ description: 'Say hello', args: { text: 'hello' } }],
  run({ text, style }) {
    const said = style === 'loud' ? text.toUpperCase() : text
    return succeeded({ text: said }, said)
  },
})

/** Offered to clients only where somebody asks for examples; recipes do not know them. */
export const exampleTools: readonly Tool[] = [echo]
