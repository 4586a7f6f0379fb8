import * as z from 'zod/mini'
import { defineTool } from '../kit/tool.ts'
import { CONTENT_RULES, contentArguments, contentOutputs, getContent } from './content-tool.ts'

export const getCategoryContent = defineTool({
  name: 'get_category_content',
  summary: 'Get the documents of a category.',
  category: 'Content',
  effect: 'read',
  risk: 'read_only',
  permissions: ['ReadFiles'],
  args: () =>
    z.strictObject({
      category: z.string().check(z.describe("Name of a category, such as 'docs'")),
      ...contentArguments(),
    }),
  outputs: () => z.strictObject(contentOutputs()),
  metadata: ['count'],
  when: 'Use it for the name of a category. If you are not sure, use get_content.',
  termination:
    'Use terminate=false when the next step needs the content; terminate=true when the user only asked to see it, or after an error.',
  examples: [
    { description: 'All documents by the default patterns', args: { category: 'docs' } },
    { description: 'All Python files', args: { category: 'examples', pattern: '**/*.py' } },
  ],
  rules: CONTENT_RULES,
  async run({ category: name, pattern, render, variables }, context) {
    return getContent({ name, kinds: ['category'], pattern, render, variables }, context)
  },
})
