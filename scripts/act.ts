import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { parseArgs } from 'node:util'
import { actInWorld, findAct } from '../test/support/act.ts'
import {
  readSampleEvent,
  SAMPLE_EVENTS,
  type SampleEvent,
  sampleEvent,
  sampleEventFile,
  sampleWorld,
  withoutPlace,
} from '../test/support/github/sample-world.ts'

// Runs the committed bundle for one event as a runner would, against a GitHub of the tests: npm run act -- issue_comment --body '/sous list'
// `--write-events` writes test/fixtures/events/ again.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { body: { type: 'string' }, workflow: { type: 'string' }, 'write-events': { type: 'boolean' } },
})

if (values['write-events']) await writeEvents()
else await run(positionals[0] ?? '')

async function writeEvents(): Promise<void> {
  for (const name of SAMPLE_EVENTS) {
    await using world = await sampleWorld()
    const file = sampleEventFile(name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, JSON.stringify(withoutPlace(world, sampleEvent(world, name).payload), undefined, 2))
    execFileSync('biome', ['format', '--write', '--log-level=error', file], { stdio: 'inherit' })
  }
}

async function run(given: string): Promise<void> {
  const name = SAMPLE_EVENTS.find((known) => known === given)
  const program = findAct()
  if (name === undefined) console.error(`Usage: npm run act -- <${SAMPLE_EVENTS.join('|')}> [--body TEXT] [--workflow FILE]`)
  if (name === undefined || program === undefined) {
    process.exitCode = 2
    return
  }
  await runEvent(program, name)
}

async function runEvent(program: string, name: SampleEvent): Promise<void> {
  await using world = await sampleWorld()
  const event = sampleEvent(world, name, values.body)
  const payload = values.body === undefined ? readSampleEvent(name, world.github.origin) : event.payload
  const workflow = values.workflow === undefined ? {} : { workflow: fs.readFileSync(values.workflow, 'utf8') }
  const done = await actInWorld(program, { world, event: { ...event, payload }, ...workflow, uses: 'local' })
  console.log(done.records.map(({ msg = '' }) => msg.trimEnd()).join('\n'))
  console.log('\nSummary:\n%s\nOutputs: %o\nCalls of GitHub:', done.summary('sous'), done.outputs('sous'))
  for (const call of world.github.calls) console.log(`  ${call.status} ${call.method} ${call.path}`)
  for (const { user, body } of world.issue().comments) console.log(`\nComment of ${user.login}:\n${body}`)
  for (const violation of world.github.takeViolations()) console.error(violation)
  process.exitCode = done.code ?? 1
}
