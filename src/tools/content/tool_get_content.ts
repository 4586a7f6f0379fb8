import * as z from 'zod/mini'
import { defineTool } from '../kit/tool.ts'
import { CONTENT_RULES, contentArguments, contentOutputs, getContent } from './content-tool.ts'

export const getContentTool = defineTool({
  name: 'get_content',
  summary: 'Get the documents of a category or collection.',
  category: 'Content',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      category_or_collection: z
        .string()
        .check(z.describe("Name of a category or collection, such as 'docs' or 'onboarding'. A category comes first")),
      ...contentArguments(),
    }),
  outputs: () => z.strictObject(contentOutputs()),
  metadata: ['count'],
  when: 'Use it for any name: it looks for a category first, then for a collection.',
  termination:
    'Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it, or after an error.',
  examples: [
    { description: 'Everything for newcomers', args: { category_or_collection: 'onboarding' } },
    { description: 'Every introduction among the documents', args: { category_or_collection: 'docs', pattern: '**/intro' } },
    {
      description: 'With templates filled in',
      args: { category_or_collection: 'docs', render: true, variables: { project: 'Sous' } },
    },
  ],
  rules: CONTENT_RULES,
  async run({ category_or_collection: name, pattern, render, variables }, context) {
    return getContent({ name, kinds: ['category', 'collection'], pattern, render, variables }, context)
  },
})
