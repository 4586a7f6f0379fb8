import * as z from 'zod/mini'
import { defineTool } from '../kit/tool.ts'
import { CONTENT_RULES, contentArguments, contentOutputs, getContent } from './content-tool.ts'

export const getCollectionContent = defineTool({
  name: 'get_collection_content',
  summary: 'Get the documents of a collection, category by category.',
  category: 'Content',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      collection: z.string().check(z.describe("Name of a collection, such as 'onboarding'")),
      ...contentArguments(),
    }),
  outputs: () => z.strictObject(contentOutputs()),
  metadata: ['count'],
  when: 'Use it for the name of a collection. If you are not sure, use get_content.',
  termination:
    'Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it, or after an error.',
  examples: [
    { description: 'All documents of a collection', args: { collection: 'onboarding' } },
    { description: 'Only the Markdown files at the top of its categories', args: { collection: 'onboarding', pattern: '*.md' } },
  ],
  rules: CONTENT_RULES,
  async run({ collection: name, pattern, render, variables }, context) {
    return getContent({ name, kinds: ['collection'], pattern, render, variables }, context)
  },
})
