import * as crypto from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeSealKeys, openSealedFolder, sealFolder } from '../../src/action/campaign/sealed-plan.ts'
import { openSealed, type PreparedTarget, sealTarget } from '../../src/action/campaign/sealed-target.ts'
import type { ActionContext } from '../../src/action/runner.ts'
import { tempFolder } from '../support/temp-folder.ts'

const TARGET: PreparedTarget = {
  campaign: 'two',
  definition: 'd'.repeat(64),
  date: '2026-02-03',
  repository: { id: '7', name: 'acme/a', head: 'a'.repeat(40) },
  plan: '{}\n',
  files: { '.github/campaigns/two.yml': 'recipe: two\n' },
  pack: Buffer.from('PACK of acme/a'),
}
const FOR = { run: 9, repository: '7' }

describe('what is prepared for the commands of a repository', () => {
  it('opens with its key, for its run and repository, and is not readable without', async () => {
    await using temp = await tempFolder({})
    const context = { env: { RUNNER_TEMP: temp.path }, workspace: temp.path } as unknown as ActionContext
    const sealed = sealTarget(context, TARGET, FOR)
    if (!sealed.ok) throw new Error(sealed.error.message)
    const { folder, key } = sealed.value
    const opened = openSealed(folder, key, FOR)
    expect(opened).toEqual({ ok: true, value: TARGET })
    expect(fs.readFileSync(path.join(folder, 'target.bin'), 'latin1')).not.toMatch(/acme|PACK|recipe/)
    const other = sealTarget(context, TARGET, { ...FOR, repository: '8' })
    const wrong = [
      openSealed(folder, other.ok ? other.value.key : '', FOR),
      openSealed(folder, key, { ...FOR, run: 10 }),
      openSealed(folder, key, { ...FOR, repository: '8' }),
      openSealed(folder, '', FOR),
      openSealed(path.join(folder, 'nowhere'), key, FOR),
    ]
    fs.appendFileSync(path.join(folder, 'target.bin'), 'x')
    wrong.push(openSealed(folder, key, FOR))
    expect(wrong.map((result) => result.ok || result.error.code)).toEqual(wrong.map(() => 'plan_tampered'))
  })

  it('is refused when its own content names another repository', async () => {
    await using temp = await tempFolder({})
    const context = { env: { RUNNER_TEMP: temp.path }, workspace: temp.path } as unknown as ActionContext
    const sealed = sealTarget(context, { ...TARGET, repository: { ...TARGET.repository, id: '8' } }, FOR)
    expect(sealed.ok && openSealed(sealed.value.folder, sealed.value.key, FOR)).toMatchObject({ ok: false })
  })
})

describe('what commands made', () => {
  it('opens with the key of the job that gathers it only', async () => {
    await using temp = await tempFolder({ 'plan/ending.json': '{}', 'plan/plans/x/plan.json': 'the plan' })
    const { sealKey, openKey } = makeSealKeys()
    const sealed = sealFolder(path.join(temp.path, 'plan'), sealKey)
    if (!sealed.ok) throw new Error(sealed.error.message)
    expect(fs.readFileSync(path.join(sealed.value, 'plan.bin'), 'latin1')).not.toContain('the plan')
    expect(fs.existsSync(path.join(temp.path, 'plan'))).toBe(false)
    const opened = openSealedFolder(sealed.value, openKey) ?? ''
    expect(fs.readFileSync(path.join(opened, 'plans/x/plan.json'), 'utf8')).toBe('the plan')
    fs.rmSync(opened, { recursive: true })
    expect(openSealedFolder(sealed.value, makeSealKeys().openKey)).toBeUndefined()
    expect(openSealedFolder(sealed.value, '')).toBeUndefined()
    expect(openSealedFolder(temp.path, openKey)).toBeUndefined()
    expect(sealFolder(sealed.value, 'no key')).toMatchObject({ ok: false, error: { code: 'input_invalid' } })
  })

  it('writes nothing outside its folder, whatever the files are called', async () => {
    await using temp = await tempFolder({})
    const { sealKey, openKey } = makeSealKeys()
    fs.mkdirSync(path.join(temp.path, 'evil'))
    fs.writeFileSync(path.join(temp.path, 'evil/plan.bin'), evilFile(sealKey, { '../../escaped.txt': Buffer.from('x').toString('base64') }))
    expect(openSealedFolder(path.join(temp.path, 'evil'), openKey)).toBeUndefined()
    expect(fs.existsSync(path.join(temp.path, '../escaped.txt'))).toBe(false)
  })
})

/** As a command could write it, which has the key to seal. */
function evilFile(sealKey: string, files: Readonly<Record<string, string>>): Buffer {
  const to = crypto.createPublicKey({ key: Buffer.from(sealKey, 'base64url'), type: 'spki', format: 'der' })
  const own = crypto.generateKeyPairSync('x25519')
  const shown = own.publicKey.export({ type: 'spki', format: 'der' })
  const secret = crypto.diffieHellman({ privateKey: own.privateKey, publicKey: to })
  const key = Buffer.from(crypto.hkdfSync('sha256', secret, shown, 'sous-campaign-plan-v1', 32))
  const nonce = crypto.randomBytes(12)
  const cipher = crypto.createCipheriv('aes-256-gcm', key, nonce, { authTagLength: 16 })
  const text = Buffer.concat([cipher.update(JSON.stringify(files)), cipher.final()])
  return Buffer.concat([shown, nonce, cipher.getAuthTag(), text])
}
