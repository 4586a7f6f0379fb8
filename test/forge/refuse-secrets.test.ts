import { describe, expect, it } from 'vitest'
import { refusePlanSecrets, refuseSecrets } from '../../src/forge/refuse-secrets.ts'
import { savePlanRef } from '../../src/forge/save-plan.ts'
import { create, update } from '../support/changes.ts'
import { landingWorld, NOW, ORIGIN, planOn, TOKEN } from '../support/landing.ts'
import { planOf } from '../support/plans.ts'

const SECRET = 'S3cr3t!!x'
// Put together here, so that nobody takes them for real ones.
const LOOKALIKES = [
  `ghp${'_'}${'a1B2'.repeat(9)}`,
  `github${'_pat_'}${'a1B2_'.repeat(5)}`,
  `AKIA${'ABCD'.repeat(4)}`,
  `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIEpAIBAAKCAQEA\n`,
  `${['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'SflKxwRJSMeKKF2Q'].join('.')}`,
]

describe('a secret', () => {
  it('[H5] is found as it is, in base64 at every offset, and as addresses, JSON and hexadecimal write it', () => {
    const forms = [
      SECRET,
      ...['', 'a', 'ab', 'abc'].map((before) => Buffer.from(`${before}${SECRET}, and more`).toString('base64')),
      encodeURIComponent(SECRET),
      JSON.stringify(`${SECRET}"`),
      Buffer.from(SECRET).toString('hex'),
    ]
    for (const form of forms)
      expect(refuseSecrets(`text ${form} text`, 'the comment', [SECRET])).toMatchObject({ code: 'secret_in_output' })
    expect(refuseSecrets('Buffer', 'the comment', [SECRET, 'Buf'])).toBeUndefined()
    // As a URL has it, without its last blanks, a line of this is as short as ordinary words.
    expect(refuseSecrets('a video', 'the comment', ['id      '])).toBeUndefined()
    expect(refuseSecrets('x \ufffdabcdefghij y', 'the comment', ['\ud800abcdefghij'])).toMatchObject({ code: 'secret_in_output' })
  })

  it.each(LOOKALIKES)('[H5] of a well-known kind is found without being known: %#', (secret) => {
    const refused = refuseSecrets(`x ${secret} y`, 'the comment')
    expect(refused?.code).toBe('secret_in_output')
    expect(JSON.stringify(refused)).not.toContain(secret)
    expect(refuseSecrets(secret.slice(0, 12), 'the comment')).toBeUndefined()
  })

  it('[H5] that a plan adds is refused, one that was in the file before is not', () => {
    const [token = ''] = LOOKALIKES
    const added = [create('a.txt', `x\n${token}\n`)]
    expect(refusePlanSecrets(planOf(added), added, [])).toMatchObject({
      message: "There is a token of GitHub in the new content of 'a.txt'",
    })
    const kept = [update('a.txt', `x\n${token}\n`, `y\n${token}\n`)]
    expect(refusePlanSecrets(planOf(kept), kept, [])).toBeUndefined()
    const binary = [{ ...create('a.bin', ''), after: Buffer.from([0, 255, ...Buffer.from(SECRET)]) } as never]
    expect(refusePlanSecrets(planOf([]), binary, [SECRET])).toMatchObject({ code: 'secret_in_output' })
    expect(refusePlanSecrets(planOf([], { message: `See ${SECRET}` }), [], [SECRET])).toMatchObject({ code: 'secret_in_output' })
  })

  it('[H5] never gets into a ref', async () => {
    await using world = await landingWorld()
    const stored = await planOn(world, [create('log.txt', `AUTHORIZATION: ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}\n`)])
    const saved = await savePlanRef(await world.remote(), { stored, origin: ORIGIN, now: NOW })
    expect(saved).toMatchObject({ ok: false, error: { code: 'secret_in_output' } })
    expect([...world.repository.bare.refs('refs/sous/').keys()]).toEqual([])
  })
})
