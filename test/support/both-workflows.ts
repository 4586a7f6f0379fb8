import { it } from 'vitest'
import { type ActionWorld, actionWorld } from './action-world.ts'
import { IS_FULL } from './full.ts'
import type { ActionRun } from './github/action-run.ts'
import type { Edits } from './github/bare-repository.ts'
import type { ActionEvent } from './github/world.ts'
import { hardenedWorld } from './hardened-world.ts'

const USERS = { author: 'write', colleague: 'write', boss: 'admin', mallory: 'write', reader: 'read' } as const

export interface WorkflowWorld extends AsyncDisposable {
  readonly at: ActionWorld
  /** Somebody comments and the workflow runs. Returns its last job. */
  say(by: string, body: string, on?: number): Promise<ActionRun>
  /** Somebody pushes to the pull request and the workflow runs. Returns its last job. */
  push(by: string, edits: Edits): Promise<ActionRun>
}

type Options = Parameters<typeof actionWorld>[0]

async function simple(options: Options = {}): Promise<WorkflowWorld> {
  const at = await actionWorld({ users: USERS, ...options })
  return {
    at,
    say: (by, body, on = 1) => at.act(at.comment({ by, body, on })),
    push: (by, edits) => at.act(pushed(at, by, edits)),
    [Symbol.asyncDispose]: () => at[Symbol.asyncDispose](),
  }
}

async function hardened(options: Options = {}): Promise<WorkflowWorld> {
  const at = await hardenedWorld({ users: USERS, ...options })
  const say: WorkflowWorld['say'] = async (by, body, on = 1) => (await at.jobs(at.comment({ by, body, on }))).last
  const push: WorkflowWorld['push'] = async (by, edits) => (await at.jobs(pushed(at, by, edits))).last
  return { at, say, push, [Symbol.asyncDispose]: () => at[Symbol.asyncDispose]() }
}

function pushed(at: ActionWorld, by: string, edits: Edits): ActionEvent {
  const before = at.pull().pull.headSha
  at.push(edits, 1, { by })
  return at.pullRequestEvent({ before, by })
}

/** The two workflows that the README has, for tests that must hold in both. */
export const BOTH = [
  ['simple', simple],
  ['hardened', hardened],
] as const

type Body = () => Promise<void>

/**
 * `it` for tests in both workflows. The whole suite runs each test in both; otherwise they take turns, so that every test runs in one of
 * the two and half of the tests in each.
 */
export function itInTurn(workflow: (typeof BOTH)[number][0]) {
  let at = workflow === 'simple' ? 0 : 1
  const isNext = () => IS_FULL || at++ % 2 === 0
  const one = (name: string, body: Body) => {
    if (isNext()) it(name, body)
  }
  return Object.assign(one, {
    each: <Case>(cases: readonly Case[]) => it.each(cases.filter(isNext)),
  })
}
