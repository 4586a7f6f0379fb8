import { describe, expect, it } from 'vitest'
import { planRefs } from '../../../src/github/plans/save-plan.ts'
import { checkPlanSecrets, checkSecrets } from '../../../src/github/remote/secret-guard.ts'
import { applyWorld, NOW, ORIGIN, planOn, TOKEN } from '../../support/apply.ts'
import { create, update } from '../../support/changes.ts'
import { planOf } from '../../support/plans.ts'
import { fc, runs } from '../../support/property.ts'

const SECRET = 'S3cr3t!!x'
// Put together here, so that nobody takes them for real ones.
const JWT = ['eyJhbGciOiJIUzI1', 'eyJzdWIiOiIxMjM0', 'SflKxwRJSMeKKF2Q'].join('.')
const LOOKALIKES = [
  `ghp${'_'}${'a1B2'.repeat(9)}`,
  `github${'_pat_'}${'a1B2_'.repeat(5)}`,
  `AKIA${'ABCD'.repeat(4)}`,
  `-----BEGIN RSA ${'PRIVATE'} KEY-----\nMIIEpAIBAAKCAQEA\n`,
  JWT,
  // As installations of apps get them today: about 520 characters, with dots, underscores and dashes.
  `ghs${'_'}1234567_${['eyJhbGciOiJSUzI1NiIsInR5cCI6', `eyJ${'pYXQ_iOj-E3'.repeat(15)}`, 'kX_9-Zq'.repeat(48)].join('.')}`,
]

function percent(character: string): string {
  return Buffer.from(character).toString('hex').replace(/../g, '%$&')
}

/** Beside escapes that begin with a backslash, one that means itself has to be escaped too. */
function plain(character: string): string {
  return character === '\\' ? '\\\\' : character
}

function htmlCode(character: string): string {
  return `&#x${character.codePointAt(0)?.toString(16)};`
}

const NAMES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '+': '&plus;',
  '/': '&sol;',
}
const WRITERS: readonly ((character: string) => string)[] = [
  plain,
  percent,
  (character) => percent(character).toUpperCase(),
  htmlCode,
  (character) => htmlCode(character).toUpperCase(),
  (character) => `&#0${character.codePointAt(0)};`,
  (character) => NAMES[character] ?? plain(character),
  (character) => plain(character).replace(/["'/]/, '\\$&'),
  (character) =>
    character
      .split('')
      .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
      .join(''),
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
    for (const form of forms) expect(checkSecrets(`text ${form} text`, 'the comment', [SECRET])).toMatchObject({ code: 'secret_in_output' })
    expect(checkSecrets('Buffer', 'the comment', [SECRET, 'Buf'])).toBeUndefined()
    for (const form of ['C:\\\\new&lt;dir&gt;', 'C:\\new&#60;dir>', 'c%3a\\New%3cdir%3E'])
      expect(checkSecrets(form, 'the comment', ['C:\\new<dir>'])).toMatchObject({ code: 'secret_in_output' })
    // As a URL has it, without its last blanks, a line of this is as short as ordinary words.
    expect(checkSecrets('a video', 'the comment', ['id      '])).toBeUndefined()
    expect(checkSecrets('x \ufffdabcdefghij y', 'the comment', ['\ud800abcdefghij'])).toMatchObject({ code: 'secret_in_output' })
  })

  it.each(LOOKALIKES)('[H5] of a well-known kind is found without being known: %#', (secret) => {
    const refused = checkSecrets(`x ${secret} y`, 'the comment')
    expect(refused?.code).toBe('secret_in_output')
    expect(JSON.stringify(refused)).not.toContain(secret)
    expect(checkSecrets(secret.slice(0, 12), 'the comment')).toBeUndefined()
  })

  it.each(LOOKALIKES)('[H5] of a well-known kind is found behind an underscore, in JSON, in HTML and in addresses: %#', (secret) => {
    const encoded = [...secret].map((character, index) => (index % 3 === 0 ? percent(character) : character)).join('')
    const texts = [`KEY_${secret}`, JSON.stringify(`x\n${secret}`), `<b>&nbsp;${secret.replaceAll(/[.\n]/g, htmlCode)}`, `?a=%20${encoded}`]
    for (const text of texts) expect(checkSecrets(text, 'the comment')).toMatchObject({ code: 'secret_in_output' })
    const [before, after] = [`a: "${encoded}"`, `b: "${encoded}"`]
    const [added, moved] = [[create('a.txt', after)], [update('a.txt', before, after)]]
    expect(checkPlanSecrets(planOf(added), added, [])).toMatchObject({ code: 'secret_in_output' })
    expect(checkPlanSecrets(planOf(moved), moved, [])).toBeUndefined()
  })

  it('[H5] is not seen in names that begin as one does', () => {
    for (const name of [
      'ghs_hazard_statements_and_pictograms_h300_h310.svg',
      'highs_and_lows_of_all_the_temperatures_in_2025',
      'eyJ.eyJ.x',
    ])
      expect(checkSecrets(name, 'the comment')).toBeUndefined()
  })

  it('[H5] is found whichever of its characters are encoded, for an address, for HTML or for a source', () => {
    const secret = fc.string({ unit: fc.constantFrom(...`aB7&<>"'%+ /\\#;éÄ€😀`), minLength: 8, maxLength: 24 })
    const writers = fc.array(fc.nat(WRITERS.length - 1), { minLength: 24, maxLength: 24 })
    fc.assert(
      fc.property(secret, writers, (text, chosen) => {
        const written = [...text].map((character, index) => WRITERS[chosen[index] ?? 0]?.(character)).join('')
        expect(checkSecrets(`x=${written};`, 'the comment', [text])).toMatchObject({ code: 'secret_in_output' })
        const file = [create('a.txt', `x=${written};`)]
        expect(checkPlanSecrets(planOf([]), file, [text])).toMatchObject({ code: 'secret_in_output' })
        const twice = JSON.stringify(encodeURIComponent(`x ${written}`))
        expect(checkSecrets(twice, 'the comment', [text])).toMatchObject({ code: 'secret_in_output' })
      }),
      { numRuns: runs(1_000) },
    )
  })

  // Read again from every place on, these would take hours.
  it('[H5] is looked for in one pass over texts that were made to be slow', () => {
    const long = (text: string) => text.repeat(Math.ceil(1_000_000 / text.length))
    const parts = [
      'eyJaaaaaaaaaa-',
      'eyJaaaaaaaaaa',
      '.eyJ',

      'ghs_1_eyJa ',
      'github_pat_ ',
      '&#x',
      '&amp',
      '%25',
      '\\u00',
      '\\\\',
      '-----BEGIN A ',
    ]
    for (const part of parts) expect(checkSecrets(long(part), 'the comment', [SECRET])).toBeUndefined()
    expect(checkSecrets(long(SECRET.slice(0, -1)) + SECRET.replace('!', '%21'), 'the comment', [SECRET])).toBeDefined()
  }, 120_000)

  it('[H5] that a plan adds is refused, one that was in the file before is not', () => {
    const [token = ''] = LOOKALIKES
    const added = [create('a.txt', `x\n${token}\n`)]
    expect(checkPlanSecrets(planOf(added), added, [])).toMatchObject({
      message: "Found a GitHub token in the new content of 'a.txt'",
    })
    const kept = [update('a.txt', `x\n${token}\n`, `y\n${token}\n`)]
    expect(checkPlanSecrets(planOf(kept), kept, [])).toBeUndefined()
    const binary = [{ ...create('a.bin', ''), after: Buffer.from([0, 255, ...Buffer.from(SECRET)]) } as never]
    expect(checkPlanSecrets(planOf([]), binary, [SECRET])).toMatchObject({ code: 'secret_in_output' })
    expect(checkPlanSecrets(planOf([], { message: `See ${SECRET}` }), [], [SECRET])).toMatchObject({ code: 'secret_in_output' })
  })

  it('[H5] never gets into a ref', async () => {
    await using world = await applyWorld()
    const stored = await planOn(world, [create('log.txt', `AUTHORIZATION: ${Buffer.from(`x-access-token:${TOKEN}`).toString('base64')}\n`)])
    const saved = await planRefs(await world.remote()).save(stored, { origin: ORIGIN, now: NOW })
    expect(saved).toMatchObject({ ok: false, error: { code: 'secret_in_output' } })
    expect([...world.repository.bare.refs('refs/sous/').keys()]).toEqual([])
  })
})
