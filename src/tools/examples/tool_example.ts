import * as z from 'zod/mini'
import { succeeded } from '../../base/result.ts'
import { defineTool, type Tool } from '../kit/tool.ts'

const echo = defineTool({
  name: 'example_echo',
  summary: 'Echo a text. An example of how to write a tool, and a way to test a client.',
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
  termination: 'Use terminate=true: there is nothing left to do.',
  examples: [{ description: 'Say hello', args: { text: 'hello' } }],
  run({ text, style }) {
    const said = style === 'loud' ? text.toUpperCase() : text
    return succeeded({ text: said }, said)
  },
})

/** Offered to clients only on request. Recipes cannot use them. */
export const exampleTools: readonly Tool[] = [echo]
