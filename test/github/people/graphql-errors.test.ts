import { expect, it } from 'vitest'
import { checkUnedited } from '../../../src/github/people/request-comments.ts'
import { scriptedGitHub } from '../../support/scripted-github.ts'

const COMMENT = { id: 7, node_id: 'IC_7' }
const NOON = '2026-11-18T12:00:00Z'

/** GraphQL answers `lastEditedAt: null` with these errors beside it; REST knows that the comment was edited. */
function github(errors: readonly object[], nodes: unknown = [{ id: 'IC_7', databaseId: 7, lastEditedAt: null }]) {
  return scriptedGitHub(({ url }) => ({
    body:
      url === '/graphql'
        ? { data: { nodes }, ...(errors.length > 0 && { errors }) }
        : { created_at: NOON, updated_at: '2026-11-18T13:00:00Z' },
  }))
}

it('[A3] a field that GraphQL could not answer is not taken for "never edited": the comment is asked for in another way', async () => {
  await using untold = await github([{ type: 'FORBIDDEN', path: ['nodes', 0, 'lastEditedAt'], message: 'Resource not accessible' }])
  expect(await checkUnedited(untold.github, [COMMENT])).toMatchObject({ message: 'Comment 7 was edited after it was posted' })
  await using odd = await github([{ message: 'Something went wrong while executing your query' }])
  expect(await checkUnedited(odd.github, [COMMENT])).toMatchObject({ code: 'comment_changed' })
  await using told = await github([])
  expect(await checkUnedited(told.github, [COMMENT])).toBeUndefined()
  expect(told.asked).toEqual(['POST /graphql'])
})

it('[R12] a rate limit of GraphQL says so, and a node that is not there is gone', async () => {
  await using limited = await github([{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }])
  expect(await checkUnedited(limited.github, [COMMENT])).toMatchObject({
    code: 'api_unavailable',
    message: expect.stringContaining('rate limit'),
  })
  await using gone = await github([{ type: 'NOT_FOUND', path: ['nodes', 0], message: 'Could not resolve to a node' }], [null])
  expect(await checkUnedited(gone.github, [COMMENT])).toMatchObject({ message: 'Comment 7 was deleted' })
})
