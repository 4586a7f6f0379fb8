import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { type JobArtifact, readPlanArtifact, writePlanArtifact } from '../../src/action/plan-artifact.ts'
import { actionContext, processRunner } from '../../src/action/runner.ts'
import { create, update } from '../support/changes.ts'
import { planOf } from '../support/plans.ts'
import { type TempFolder, tempFolder } from '../support/temp-folder.ts'

const CHANGES = [update('a.txt', 'one\n', 'two\n'), create('b.txt', 'b')]
const STORED = { plan: planOf(CHANGES), changes: CHANGES }
const ENDING = { reason: 'previewed', message: 'Plan' }

async function written(temp: TempFolder, artifact: JobArtifact): Promise<string> {
  const env = { RUNNER_TEMP: temp.path }
  const runner = processRunner()
  const folder = await writePlanArtifact(
    actionContext({ runner, env, program: { folder: '/', extension: '.js' }, signal: new AbortController().signal }),
    artifact,
  )
  if (!folder.ok) throw new Error(folder.error.message)
  return folder.value
}

const codeOf = async (folder: string) => {
  const read = await readPlanArtifact(folder)
  return read.ok ? 'believed' : `${read.error.code}: ${read.error.message}`
}

it('comes back as it was left, also a plan that changes nothing', async () => {
  await using temp = await tempFolder()
  const read = await readPlanArtifact(await written(temp, { ending: ENDING, stored: STORED }))
  expect(read).toEqual({ ok: true, value: { ending: ENDING, stored: STORED } })
  const empty = { plan: planOf([]), changes: [] }
  const folder = await written(temp, { ending: { reason: 'clean', message: 'Nothing' }, stored: empty })
  expect(await readPlanArtifact(folder)).toMatchObject({ ok: true, value: { stored: { changes: [] } } })
})

it('tells how it ended where there is no plan, in not too many words', async () => {
  await using temp = await tempFolder()
  const ending = { reason: 'failed:not_found', message: 'x'.repeat(5000) }
  const read = await readPlanArtifact(await written(temp, { ending, stored: undefined }))
  expect(read).toEqual({ ok: true, value: { ending: { ...ending, message: 'x'.repeat(2000) }, stored: undefined } })
})

it('brings along what the searches found, unless that is too much', async () => {
  await using temp = await tempFolder()
  const finding = { level: 'warning', file: 'a.ts', line: 3, column: 1, message: 'TODO' } as const
  const found = { shown: [finding], more: { error: 0, warning: 6, notice: 0 } }
  const ending = { reason: 'clean', message: 'Plan', found }
  const read = await readPlanArtifact(await written(temp, { ending, stored: STORED }))
  expect(read).toMatchObject({ ok: true, value: { ending } })
  const many = { ...found, shown: Array.from({ length: 30 }, () => ({ ...finding, file: 'x'.repeat(10_000) })) }
  const large = await readPlanArtifact(await written(temp, { ending: { ...ending, found: many }, stored: STORED }))
  expect(large).toEqual({ ok: true, value: { ending: { reason: 'clean', message: 'Plan' }, stored: STORED } })
})

it('has no name that would keep it out of an artifact', async () => {
  await using temp = await tempFolder()
  const folder = await written(temp, { ending: ENDING, stored: STORED })
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(names.filter((name) => name.split('/').some((part) => part.startsWith('.')))).toEqual([])
})

it('[C11] is believed only if it is whole, and one', async () => {
  await using temp = await tempFolder()
  expect(await codeOf(path.join(temp.path, 'nowhere'))).toMatch(/^digest_unknown: There is no plan in /)
  const folder = await written(temp, { ending: ENDING, stored: STORED })
  const ending = path.join(folder, 'ending.json')
  const good = fs.readFileSync(ending, 'utf8')
  for (const bad of ['', 'null', '{"reason":"x"}', '{"reason":"::error::","message":""}', `{"reason":"x","message":"","more":1}`]) {
    fs.writeFileSync(ending, bad)
    expect(await codeOf(folder)).toBe("plan_tampered: Cannot read 'ending.json'")
  }
  fs.writeFileSync(ending, ' '.repeat(300_000))
  expect(await codeOf(folder)).toBe("plan_tampered: 'ending.json' is too large")
  fs.writeFileSync(ending, good)
  const plans = path.join(folder, 'sous/plans')
  fs.cpSync(path.join(plans, STORED.plan.digest), path.join(plans, 'f'.repeat(64)), { recursive: true })
  expect(await codeOf(folder)).toBe('plan_tampered: The plan job left more than one plan')
  fs.rmSync(path.join(plans, STORED.plan.digest), { recursive: true })
  expect(await codeOf(folder)).toMatch(/^plan_tampered: .* contains the plan /)
})
