import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  diffieHellman,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'

/**
 * Plans go to the job that gathers them encrypted for it, because all jobs of a run can read its artifacts: commands of one repository
 * could read what changes in another. What is in a plan is checked by its digest, so anyone may encrypt one.
 */
const FILE = 'plan.bin'
const CIPHER = 'aes-256-gcm'
const PURPOSE = 'sous-campaign-plan-v1'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Of a public key, as DER. */
const PUBLIC_BYTES = 44

export interface SealKeys {
  /** For the jobs that run commands. */
  readonly sealKey: string
  /** For the job that gathers what they made, and for no other. */
  readonly openKey: string
}

export function makeSealKeys(): SealKeys {
  const { publicKey, privateKey } = generateKeyPairSync('x25519')
  return {
    sealKey: writePublic(publicKey).toString('base64url'),
    openKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64url'),
  }
}

/** Writes all files of a folder into one that only the gathering job can open. Returns its folder, and removes the other. */
export function sealFolder(folder: string, sealKey: string): Result<string, Refusal> {
  let to: KeyObject
  try {
    to = createPublicKey({ key: Buffer.from(sealKey, 'base64url'), type: 'spki', format: 'der' })
  } catch {
    return failure(ERRORS.badKey('seal-key'))
  }
  const entries = fs.readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map(({ parentPath, name }) => path.join(parentPath, name))
  const files = Object.fromEntries(paths.map((file) => [path.relative(folder, file), fs.readFileSync(file).toString('base64')]))
  const own = generateKeyPairSync('x25519')
  const nonce = randomBytes(NONCE_BYTES)
  const shown = writePublic(own.publicKey)
  const cipher = createCipheriv(CIPHER, sharedKey(own.privateKey, to, shown), nonce, { authTagLength: TAG_BYTES })
  const text = Buffer.concat([cipher.update(Buffer.from(JSON.stringify(files))), cipher.final()])
  const sealed = `${folder}-sealed`
  fs.mkdirSync(sealed)
  fs.writeFileSync(path.join(sealed, FILE), Buffer.concat([shown, nonce, cipher.getAuthTag(), text]))
  fs.rmSync(folder, { recursive: true, force: true })
  return success(sealed)
}

/** Opens such a folder, into a new one that the caller removes. `undefined` if it is none, or not for this key. */
export function openSealedFolder(sealed: string, openKey: string): string | undefined {
  const folder = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'sous-gathered-'))
  try {
    const own = createPrivateKey({ key: Buffer.from(openKey, 'base64url'), type: 'pkcs8', format: 'der' })
    const bytes = fs.readFileSync(path.join(sealed, FILE))
    const shown = bytes.subarray(0, PUBLIC_BYTES)
    const [nonceAt, tagAt, textAt] = [PUBLIC_BYTES, PUBLIC_BYTES + NONCE_BYTES, PUBLIC_BYTES + NONCE_BYTES + TAG_BYTES]
    const from = createPublicKey({ key: shown, type: 'spki', format: 'der' })
    const decipher = createDecipheriv(CIPHER, sharedKey(own, from, shown), bytes.subarray(nonceAt, tagAt), { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(tagAt, textAt))
    const json = parseJson(Buffer.concat([decipher.update(bytes.subarray(textAt)), decipher.final()]).toString('utf8'))
    const files = z.record(z.string(), z.string()).parse(json.ok ? json.value : undefined)
    for (const [name, text] of Object.entries(files)) {
      // Made by a machine that ran commands.
      const file = path.resolve(folder, name)
      if (!file.startsWith(folder + path.sep)) throw new Error('The file is outside the folder.')
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, Buffer.from(text, 'base64'))
    }
    return folder
  } catch {
    fs.rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}

function writePublic(key: KeyObject): Buffer {
  return key.export({ type: 'spki', format: 'der' })
}

function sharedKey(privateKey: KeyObject, publicKey: KeyObject, shown: Uint8Array): Buffer {
  return Buffer.from(hkdfSync('sha256', diffieHellman({ privateKey, publicKey }), shown, PURPOSE, KEY_BYTES))
}

const ERRORS = {
  badKey: (input: string) =>
    refusal('input_invalid', `The input '${input}' is not a key`, 'Pass the output of the job that made it, as in the guide.'),
}
