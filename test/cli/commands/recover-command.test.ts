import { spawnSync } from 'node:child_process'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { COLOUR, digestIn, recipeHome } from '../../support/recipe-home.ts'

const KILLER = path.resolve(import.meta.dirname, '../../fixtures/bin/apply-and-die.ts')
const RECIPE = COLOUR.replace('default: colour', 'default: old').replace('replace: color', 'replace: new')

it('tells how an apply that it finished becomes the commit that it was to be, and that is so', async () => {
  await using at = await recipeHome({ renew: RECIPE }, { 'a.txt': 'old a\n', 'b.txt': 'old b\n' })
  const digest = digestIn((await at.sous(['preview', 'renew'])).out)
  const killed = spawnSync(process.execPath, ['--no-warnings', KILLER, at.repo.path, '1', path.join(at.repo.path, '.git')])
  expect(killed.signal).toBe('SIGKILL')
  const finished = await at.sous(['recover', '--finish'])
  expect([finished.code, finished.out]).toEqual([
    0,
    `✓ Finished the apply: 2 files in ${at.repo.path}
  To commit it, run 'sous apply <digest> --commit'. 'sous plans' lists the digests.
`,
  ])
  expect((await at.sous(['plans'])).out).toContain(digest)
  expect((await at.sous(['apply', digest, '--commit'])).out).toContain('The plan was applied as one commit')
  expect(at.repo.git('show', '--format=', '--name-only', 'HEAD')).toBe('a.txt\nb.txt\n')
  expect(at.repo.git('status', '--porcelain')).toBe('')
  expect((await at.sous(['recover', '--finish'])).out).toBe('No apply was interrupted here.\n')
})

it.each(['--rollback', '--discard'])('says nothing of commits with %s', async (how) => {
  await using at = await recipeHome({}, { 'a.txt': 'old a\n', 'b.txt': 'old b\n' })
  spawnSync(process.execPath, ['--no-warnings', KILLER, at.repo.path, '1', path.join(at.repo.path, '.git')])
  expect((await at.sous(['recover', how])).out).toMatch(/^✓ .*2 files in \S+(?:; they stay as they are)?\n$/)
})
