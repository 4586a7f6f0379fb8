import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../../base/result.ts'
import type { ApprovalScope, CampaignApproval } from '../../campaign/approvals.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import { checkPhase, checkScope, recordApproval, retryRows, setPhase } from '../../campaign/transitions.ts'
import { gitIdentity, type Surroundings } from '../open-folder.ts'
import { stateFolder } from '../user-files.ts'
import type { OpenCampaign } from './open-campaign.ts'

/** What can be approved in a campaign now. */
export function startedState({ ledger, id }: Pick<OpenCampaign, 'ledger' | 'id'>): Result<LedgerState, ToolError> {
  return ledger.state === undefined ? failure(ERRORS.notStarted(id)) : success(ledger.state)
}

/** Adds the approval of the user of this machine. */
export async function approveCampaign(campaign: OpenCampaign, scope: ApprovalScope): Promise<Result<LedgerState, ToolError>> {
  const { ledger, control } = campaign
  const state = startedState(campaign)
  if (!state.ok) return state
  const wrong = checkPhase(state.value, campaign.id) ?? checkScope(state.value, scope)
  if (wrong !== undefined) return failure(wrong)
  const identity = await gitIdentity(control.recipes.opened, control.surroundings)
  if (!identity.ok) return identity
  const key = readKey(control.surroundings, 'make')
  if (!key.ok) return key
  const by = identity.value.person
  const approval: CampaignApproval = { ...scope, by, seal: sealOf(campaign.id, { ...scope, by }, key.value) }
  const part = [scope.group && ` group ${scope.group}`, scope.wave && ` wave ${scope.wave}`].filter(Boolean).join(',')
  return ledger.append({
    message: `approve: ${scope.digest}${part}`,
    change: (now) => recordApproval(now ?? state.value, approval),
  })
}

/** The approvals that this user gave on this machine. Anyone who can push can write to a ledger. */
export function genuineApprovals(campaign: OpenCampaign, state: LedgerState): Result<readonly CampaignApproval[], ToolError> {
  const { approvals } = state.head
  if (approvals.length === 0) return success([])
  const key = readKey(campaign.control.surroundings, 'read')
  if (!key.ok) return key
  return success(approvals.filter(({ seal, ...approval }) => isEqual(seal, sealOf(campaign.id, approval, key.value))))
}

/** Pauses, resumes or closes a campaign. */
export async function setCampaignPhase(
  campaign: OpenCampaign,
  phase: LedgerState['head']['phase'],
): Promise<Result<LedgerState, ToolError>> {
  const state = startedState(campaign)
  if (!state.ok) return state
  return campaign.ledger.append({ message: phase, change: (now) => setPhase(now ?? state.value, phase) })
}

/** Plans stopped repositories again. */
export async function retryCampaign(campaign: OpenCampaign, names: readonly string[]): Promise<Result<LedgerState, ToolError>> {
  const state = startedState(campaign)
  if (!state.ok) return state
  const stopped = checkPhase(state.value, campaign.id)
  if (stopped !== undefined) return failure(stopped)
  return campaign.ledger.append({
    message: `retry: ${names.length === 0 ? 'all that stopped' : names.join(', ')}`,
    change: (now) => retryRows(now ?? state.value, names),
  })
}

const KEY_BYTES = 32

/** A secret of this user, so that an approval in a ledger shows that it was given here. */
function readKey({ env }: Pick<Surroundings, 'env'>, how: 'read' | 'make'): Result<Buffer, ToolError> {
  const file = path.join(stateFolder(env), 'campaign-key')
  try {
    if (how === 'make' && !fs.existsSync(file)) {
      fs.mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
      const temporary = `${file}.${randomBytes(6).toString('hex')}`
      fs.writeFileSync(temporary, randomBytes(KEY_BYTES), { mode: 0o600, flag: 'wx' })
      // The first approval makes the key.
      if (!fs.existsSync(file)) fs.renameSync(temporary, file)
      else fs.rmSync(temporary)
    }
    const key = fs.existsSync(file) ? fs.readFileSync(file) : randomBytes(KEY_BYTES)
    return key.length === KEY_BYTES ? success(key) : failure(ERRORS.badKey(file, `it has ${key.length} bytes`))
  } catch (error) {
    return failure(ERRORS.badKey(file, (error as Error).message))
  }
}

function sealOf(id: string, { digest, group, wave, by }: Omit<CampaignApproval, 'seal'>, key: Buffer): string {
  return createHmac('sha256', key)
    .update(JSON.stringify([id, digest, group ?? null, wave ?? null, by]))
    .digest('hex')
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}

const ERRORS = {
  notStarted: (id: string) =>
    toolError('not_found', `The campaign '${id}' has not started`, `Run: sous campaign plan ${id} --targets '~/src/*'`),
  badKey: (file: string, why: string) =>
    toolError('io_error', `Cannot use the key for approvals ${file}: ${why}`, 'Make it readable, or delete it and approve again.'),
}
