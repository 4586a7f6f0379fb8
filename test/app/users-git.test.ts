import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { openFolder, usersGit } from '../../src/app/open-folder.ts'
import { must } from '../support/apply.ts'
import { GIT_ENV, tempRepo } from '../support/temp-folder.ts'

it('[G3] does not fetch attributes that a partial clone lacks, with whatever program the repository names', async () => {
  await using repo = await tempRepo({ 'sub/.gitattributes': '*.txt text\n', 'sub/a.txt': 'a\n' })
  const blob = repo.git('rev-parse', 'HEAD:sub/.gitattributes').trim()
  const [marker, trap] = ['sprung', '.git/trap'].map((name) => path.join(repo.path, name)) as [string, string]
  fs.writeFileSync(trap, `#!/bin/sh\ntouch '${marker}'\n`, { mode: 0o755 })
  for (const [key, value] of [
    ['core.repositoryFormatVersion', '1'],
    ['extensions.partialClone', 'origin'],
    ['remote.origin.promisor', 'true'],
    ['remote.origin.url', repo.path],
    ['remote.origin.uploadpack', trap],
  ] as const)
    repo.git('config', key, value)
  // Git looks for them in the index where the work tree has none.
  fs.rmSync(path.join(repo.path, 'sub/.gitattributes'))
  fs.rmSync(path.join(repo.path, '.git/objects', blob.slice(0, 2), blob.slice(2)))
  const question = ['check-attr', 'text', 'sub/a.txt']
  execFileSync('git', question, { cwd: repo.path, env: GIT_ENV, stdio: 'ignore' })
  expect(repo.exists('sprung')).toBe(true)
  fs.rmSync(marker)
  const ask = usersGit(must(await openFolder({ env: GIT_ENV, folder: repo.path }, '.')), { env: GIT_ENV })
  const answer = await ask?.(question)
  expect(repo.exists('sprung')).toBe(false)
  expect(answer?.ok && Buffer.from(answer.value).toString()).toBe('sub/a.txt: text: unspecified\n')
})
