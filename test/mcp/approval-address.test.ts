import { expect, it } from 'vitest'
import { mcpClient } from '../support/mcp-client.ts'
import { tempRepo } from '../support/temp-folder.ts'

it('[F1] shows the person the host that a fetch would really ask', async () => {
  await using repo = await tempRepo()
  const questions: string[] = []
  await using mcp = await mcpClient(repo.path, {
    onQuestion(message) {
      questions.push(message)
      return { action: 'decline' }
    },
  })
  const { form } = await mcp.call('guide_fetch_webpage', { url: 'http://ex\u0430mple.invalid/' })
  expect(form).toMatchObject({ error_type: 'approval_refused' })
  expect(questions[0]?.split('\n')).toEqual(
    expect.arrayContaining(['Asks: http://xn--exmple-4nf.invalid/', '⚠ Look closely: the host mixes alphabets']),
  )
})
