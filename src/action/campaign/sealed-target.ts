import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import * as z from 'zod/mini'
import { type Refusal, refusal } from '../../base/errors/reasons.ts'
import { failure, type Result, success } from '../../base/result.ts'
import { parseJson } from '../../base/text/json.ts'
import type { ActionContext } from '../runner.ts'

/** All that the job needs that runs the commands of one repository. It has no token, and no data of other repositories. */
export interface PreparedTarget {
  readonly campaign: string
  /** Of the recipe and its inputs. */
  readonly definition: string
  readonly date: string
  readonly repository: { readonly id: string; readonly name: string; readonly head: string }
  /** The approved plan, whose calls may run. */
  readonly plan: string
  /** Campaign, recipes and configuration of the control repository, by path. */
  readonly files: Readonly<Record<string, string>>
  /** The commit that was planned, with its files. */
  readonly pack: Uint8Array
}

/** What a sealed file is for. */
export interface SealedFor {
  readonly run: number
  readonly repository: string
}

const FILE = 'target.bin'
const CIPHER = 'aes-256-gcm'
const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16
const LENGTH_BYTES = 4
/** An artifact of each repository of a campaign is this large at most. */
const MAX_PACK_BYTES = 512 * 1024 * 1024

/**
 * Seals a target with a new key. All jobs of a run can read and replace its artifacts. With the key, which only the job of this
 * repository gets, commands of another one can neither read its files nor give it others.
 */
export function sealTarget(
  { env, workspace }: ActionContext,
  { pack, ...header }: PreparedTarget,
  about: SealedFor,
): Result<{ readonly folder: string; readonly key: string }, Refusal> {
  if (pack.length > MAX_PACK_BYTES) return failure(ERRORS.tooLarge(pack.length))
  const [key, nonce] = [randomBytes(KEY_BYTES), randomBytes(NONCE_BYTES)]
  const json = Buffer.from(JSON.stringify(header))
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(json.length)
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(purposeOf(about))
  const parts = [length, json, pack].map((part) => cipher.update(part))
  const end = cipher.final()
  const folder = path.join(env['RUNNER_TEMP'] ?? workspace, `sous-target-${about.repository}`)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, FILE), Buffer.concat([nonce, cipher.getAuthTag(), ...parts, end]))
  return success({ folder, key: key.toString('base64url') })
}

const header = () =>
  z.strictObject({
    campaign: z.string(),
    definition: z.string(),
    date: z.iso.date(),
    repository: z.strictObject({ id: z.string(), name: z.string(), head: z.string() }),
    plan: z.string(),
    files: z.record(z.string(), z.string()),
  })

/** Opens what was sealed for this run and repository with this key. */
export function openSealed(folder: string, key: string, about: SealedFor): Result<PreparedTarget, Refusal> {
  try {
    const bytes = fs.readFileSync(path.join(folder, FILE))
    const secret = Buffer.from(key, 'base64url')
    const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(purposeOf(about))
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
    const end = LENGTH_BYTES + text.readUInt32BE(0)
    const json = parseJson(text.subarray(LENGTH_BYTES, end).toString('utf8'))
    const read = json.ok ? header().safeParse(json.value) : undefined
    if (!read?.success || read.data.repository.id !== about.repository) return failure(ERRORS.notOurs(about.repository))
    return success({ ...read.data, pack: text.subarray(end) })
  } catch {
    return failure(ERRORS.notOurs(about.repository))
  }
}

function purposeOf({ run, repository }: SealedFor): Buffer {
  return Buffer.from(JSON.stringify(['sous-campaign-target-v1', run, repository]))
}

const ERRORS = {
  tooLarge: (bytes: number) =>
    refusal(
      'input_invalid',
      `Its files have ${bytes} bytes, and commands of a campaign run in repositories with at most ${MAX_PACK_BYTES}`,
      'Run the recipe in that repository.',
    ),
  notOurs: (repository: string) =>
    refusal('plan_tampered', `The artifact is not what the job before prepared for repository ${repository}`, 'Run the workflow again.'),
}
