import { approveCampaign, retryCampaign, setCampaignPhase, startedState } from '../../app/campaign/approve-campaign.ts'
import { deliverCampaign } from '../../app/campaign/deliver-campaign.ts'
import { findLocalTargets } from '../../app/campaign/local-targets.ts'
import {
  type ControlFolder,
  findCampaigns,
  type OpenCampaign,
  openCampaign,
  openControl,
  pickCampaign,
  readCampaignFile,
  type Unopened,
} from '../../app/campaign/open-campaign.ts'
import { planCampaign } from '../../app/campaign/plan-campaign.ts'
import { reportCampaign } from '../../app/campaign/report-campaign.ts'
import { applyPlace } from '../../app/plan-place.ts'
import { applyOnDisk } from '../../apply/disk/apply-on-disk.ts'
import { parseDigest } from '../../base/digest.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { briefText, parseRepoPath, type RepoPath } from '../../base/path.ts'
import type { Digest } from '../../base/recipe.ts'
import { failure, type Progress, type Result, success } from '../../base/result.ts'
import { didYouMean } from '../../base/text/wording.ts'
import { CAMPAIGNS_FOLDER } from '../../campaign/campaign.ts'
import type { LedgerState } from '../../campaign/ledger-format.ts'
import { campaignMarkdown } from '../../campaign/report/campaign-markdown.ts'
import { campaignRecord } from '../../campaign/report/campaign-record.ts'
import { renderCampaign } from '../../campaign/report/campaign-table.ts'
import { checkScope } from '../../campaign/transitions.ts'
import { checkBranchName } from '../../git/seal-git.ts'
import { countDiagnostics, diagnosticRecord, isValid, renderDiagnostics } from '../../report/diagnostics-text.ts'
import { printableJson } from '../../report/printable.ts'
import { CAMPAIGN_COMMAND_TEXTS } from '../../texts/en/campaign-texts.ts'
import { CAMPAIGN_WORKFLOWS } from '../campaign-workflows.ts'
import { defineCommand, FLAG, HELP, readOptions, VALUE } from '../define-command.ts'
import { EXIT, type ExitCode, fail } from '../fail.ts'
import type { Invocation } from '../invocation.ts'
import { withProgress } from '../terminal/progress-line.ts'
import { FIRST_CAMPAIGN } from './init-files.ts'

interface Options {
  readonly action: string | undefined
  readonly words: readonly string[]
  readonly root: string | undefined
  readonly targets: readonly string[]
  readonly trust: string | undefined
  readonly branch: string | undefined
  readonly commit: boolean
  readonly workingTree: boolean
  readonly yes: boolean
  readonly all: boolean
  /** Whether 'init' writes workflows. */
  readonly github: boolean
  readonly markdown: boolean
  readonly json: boolean
  readonly help: boolean
}

const TABLE = {
  targets: { type: 'string', multiple: true },
  trust: VALUE,
  branch: VALUE,
  commit: FLAG,
  'working-tree': FLAG,
  yes: { ...FLAG, short: 'y' },
  all: FLAG,
  github: FLAG,
  markdown: FLAG,
  root: VALUE,
  json: FLAG,
  help: HELP,
} as const

const OPTIONS = readOptions(
  { command: 'campaign', table: TABLE },
  ({ values, positionals: [action, ...words] }, wrong): Result<Options, ToolError> => {
    const { trust, branch, root } = values
    const places = [values.commit, values['working-tree'], branch !== undefined].filter(Boolean)
    if (places.length > 1) return wrong('Choose one of --commit, --branch and --working-tree')
    const badBranch = branch === undefined ? undefined : checkBranchName(branch)
    if (badBranch !== undefined) return failure(badBranch)
    if (values.json && values.markdown) return wrong('--json and --markdown cannot be combined')
    return success({ ...values, action, words, targets: values.targets ?? [], trust, branch, root, workingTree: values['working-tree'] })
  },
)

type Action = (call: Call) => Promise<ExitCode>

interface Call extends Options {
  readonly control: ControlFolder
  readonly invocation: Invocation
}

const CAMPAIGN_ACTIONS: Readonly<Record<string, Action>> = {
  init: initAction,
  validate: validateAction,
  plan: planAction,
  status: statusAction,
  approve: approveAction,
  deliver: deliverAction,
  pause: (call) => phaseAction(call, 'paused'),
  resume: (call) => phaseAction(call, 'active'),
  retry: retryAction,
  close: (call) => phaseAction(call, 'closed'),
}

/** `sous campaign`: one recipe over many repositories. */
export const campaignCommand = defineCommand({ usage: (texts) => texts.campaign, options: OPTIONS, run: act })

async function act(options: Options, invocation: Invocation): Promise<ExitCode> {
  const { action = '' } = options
  const run = Object.hasOwn(CAMPAIGN_ACTIONS, action) ? CAMPAIGN_ACTIONS[action] : undefined
  if (run === undefined) return fail(ERRORS.unknownAction(action, Object.keys(CAMPAIGN_ACTIONS)), invocation)
  const control = await openControl(invocation, options.root)
  if (!control.ok) return fail(control.error, invocation)
  return run({ ...options, control: control.value, invocation })
}

/** A first campaign, in a file to adapt. */
async function initAction({ words: [name = FIRST_CAMPAIGN.name], control, json, github, invocation }: Call): Promise<ExitCode> {
  const { console } = invocation
  const { opened } = control.recipes
  const file = parseRepoPath(`${CAMPAIGNS_FOLDER}/${name}.yml`)
  if (!file.ok || !/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(name)) return fail(ERRORS.badName(name), invocation)
  const entry = await opened.tree.entry(file.value)
  if (!entry.ok) return fail(entry.error, invocation)
  if (entry.value.kind !== 'missing') return fail(ERRORS.exists(file.value), invocation)
  const made: { readonly path: RepoPath; readonly text: string }[] = [{ path: file.value, text: FIRST_CAMPAIGN.text }]
  for (const { path, text } of github ? CAMPAIGN_WORKFLOWS : []) {
    const place = parseRepoPath(path)
    if (!place.ok) return fail(place.error, invocation)
    const there = await opened.tree.entry(place.value)
    if (!there.ok) return fail(there.error, invocation)
    // Keep a workflow that someone has adapted.
    if (there.value.kind === 'missing') made.push({ path: place.value, text })
  }
  const changes = made.map(({ path, text }) => ({ kind: 'create', path, after: Buffer.from(text), mode: '100644' }) as const)
  const written = await applyOnDisk({ ...applyPlace(opened), changes })
  if (!written.ok) return fail(written.error, invocation)
  const next = CAMPAIGN_COMMAND_TEXTS.afterInit(name)
  if (json) console.data(`${printableJson({ schema_version: 1, success: true, made: made.map(({ path }) => path), next })}\n`)
  else
    console.out(
      CAMPAIGN_COMMAND_TEXTS.wrote(
        made.map(({ path }) => console.outStyle.bold(path)),
        next.map((line) => console.outStyle.command(line)),
      ),
    )
  return EXIT.done
}

/** Finds every mistake in the campaign files. */
async function validateAction({ words, control, json, invocation }: Call): Promise<ExitCode> {
  const { console } = invocation
  const picked = await pickAll(control, words)
  if (!picked.ok) return fail(picked.error, invocation)
  const files = await Promise.all(picked.value.map((file) => readCampaignFile(control, file)))
  const isFine = files.every(isValid)
  if (json)
    console.data(
      `${printableJson({
        schema_version: 1,
        valid: isFine,
        ...countDiagnostics(files),
        campaigns: files.map((file) => ({
          campaign: file.id,
          path: file.path,
          valid: isValid(file),
          diagnostics: file.diagnostics.map((one) => ({ ...diagnosticRecord(one), path: one.at.file })),
        })),
      })}\n`,
    )
  else
    console.out(
      renderDiagnostics(files, console.outStyle) +
        CAMPAIGN_COMMAND_TEXTS.validated(files.length, countDiagnostics(files).errors, console.outStyle),
    )
  return isFine ? EXIT.done : EXIT.badArguments
}

async function pickAll(control: ControlFolder, words: readonly string[]): Promise<ReturnType<typeof findCampaigns>> {
  if (words.length === 0) {
    const all = await findCampaigns(control)
    if (all.ok && all.value.length > 0) return all
  }
  const picked = await Promise.all((words.length === 0 ? [undefined] : words).map((word) => pickCampaign(control, word)))
  const wrong = picked.find((one) => !one.ok)
  return wrong === undefined ? success(picked.flatMap((one) => (one.ok ? [one.value] : []))) : wrong
}

async function planAction(call: Call): Promise<ExitCode> {
  const { words, targets, trust, yes, invocation } = call
  // A shell that expands `--targets ~/src/*` leaves all but the first as words.
  const [named, folders] =
    targets.length === 0 ? [words, []] : [words.filter((word) => !/[/\\~]/.test(word)), words.filter((word) => /[/\\~]/.test(word))]
  return withCampaign({ ...call, words: named }, async (campaign) => {
    const found = findLocalTargets([...targets, ...folders], invocation)
    if (!found.ok) return fail(found.error, invocation)
    const planned = await withWork(call, 'plan', (progress) =>
      planCampaign({ campaign, targets: found.value, consent: { trust, yes }, now: new Date(), progress }),
    )
    return planned.ok ? report(call, campaign, planned.value) : fail(planned.error, invocation)
  })
}

function statusAction(call: Call): Promise<ExitCode> {
  return withCampaign(call, async (campaign) => {
    const state = startedState(campaign)
    return state.ok ? report(call, campaign, state.value) : fail(state.error, call.invocation)
  })
}

/** With the digest that was shown, it approves that. Without, it shows the campaign and asks. */
function approveAction(call: Call): Promise<ExitCode> {
  const { invocation, yes, json } = call
  const { console, signal } = invocation
  const [digests, rest] = [call.words.filter(isDigestLike), call.words.filter((word) => !isDigestLike(word))]
  const parts = rest.filter((word) => word.includes('='))
  return withCampaign({ ...call, words: rest.filter((word) => !word.includes('=')) }, async (campaign) => {
    const state = startedState(campaign)
    if (!state.ok) return fail(state.error, invocation)
    const scope = readScope(state.value, digests[0], parts)
    if (!scope.ok) return fail(scope.error, invocation)
    const wrong = checkScope(state.value, scope.value)
    if (wrong !== undefined) return fail(wrong, invocation)
    if (digests.length === 0 && !yes) {
      if (!console.isInteractive || json) return fail(ERRORS.nobodyAsked(campaign.id, scope.value.digest), invocation)
      await report({ ...call, markdown: false }, campaign, state.value)
      const answer = (await console.ask(CAMPAIGN_COMMAND_TEXTS.question, signal))?.trim().toLowerCase()
      if (answer !== 'y' && answer !== 'yes') return fail(ERRORS.declined(), invocation)
    }
    const approved = await approveCampaign(campaign, scope.value)
    return approved.ok ? report(call, campaign, approved.value) : fail(approved.error, invocation)
  })
}

function isDigestLike(word: string): boolean {
  return /^[0-9a-f]{12,64}$/.test(word)
}

function readScope(state: LedgerState, typed: string | undefined, parts: readonly string[]) {
  const { digest } = state.head
  if (digest === undefined) return failure(ERRORS.nothingToApprove())
  const given: { digest: Digest; group?: string; wave?: string } = { digest }
  if (typed !== undefined && !digest.startsWith(typed)) {
    const whole = parseDigest(typed)
    return failure(ERRORS.otherDigest(whole.ok ? whole.value : typed, digest))
  }
  for (const part of parts) {
    const [key = '', value = ''] = part.split('=', 2)
    if ((key !== 'group' && key !== 'wave') || value === '') return failure(ERRORS.badPart(part))
    given[key] = value
  }
  return success(given)
}

function deliverAction(call: Call): Promise<ExitCode> {
  const { invocation, commit, branch, workingTree } = call
  const options = commit || branch !== undefined || workingTree ? { commit, branch } : undefined
  return withCampaign(call, async (campaign) => {
    const done = await withWork(call, 'deliver', (progress) => deliverCampaign({ campaign, options, progress }))
    if (!done.ok) return fail(done.error, invocation)
    const { delivered, unapproved } = done.value
    const code = await report(call, campaign, done.value.state, { delivered })
    return delivered === 0 && unapproved.length > 0 ? EXIT.notApproved : code
  })
}

function phaseAction(call: Call, phase: 'active' | 'paused' | 'closed'): Promise<ExitCode> {
  return withCampaign(call, async (campaign) => {
    const changed = await setCampaignPhase(campaign, phase)
    return changed.ok ? report(call, campaign, changed.value) : fail(changed.error, call.invocation)
  })
}

/** Plans those again that stopped, or the repositories that are named. */
function retryAction(call: Call): Promise<ExitCode> {
  const { invocation, trust, yes } = call
  const [first, ...names] = call.words
  return withCampaign({ ...call, words: first === undefined ? [] : [first] }, async (campaign) => {
    const retried = await retryCampaign(campaign, names)
    if (!retried.ok) return fail(retried.error, invocation)
    const isWaiting = [...retried.value.rows.values()].some(({ state }) => state === 'waiting')
    if (!isWaiting) return report(call, campaign, retried.value)
    const planned = await withWork(call, 'plan', (progress) =>
      planCampaign({ campaign, targets: [], consent: { trust, yes }, now: new Date(), progress }),
    )
    return planned.ok ? report(call, campaign, planned.value) : fail(planned.error, invocation)
  })
}

async function withCampaign(
  { words, control, invocation, json }: Call,
  work: (campaign: OpenCampaign) => Promise<ExitCode>,
): Promise<ExitCode> {
  const [word, extra] = words
  if (extra !== undefined) return fail(ERRORS.extraWord(extra), invocation)
  const opened = await openCampaign(control, word)
  return opened.ok ? work(opened.value) : failUnopened(opened.error, { invocation, json })
}

function failUnopened(unopened: Unopened, { invocation, json }: Pick<Call, 'invocation' | 'json'>): ExitCode {
  const { console } = invocation
  if (unopened.kind === 'error') return fail(unopened.error, invocation)
  const { file } = unopened
  if (json)
    console.data(
      `${printableJson({ schema_version: 1, valid: false, campaign: file.id, diagnostics: file.diagnostics.map((one) => ({ ...diagnosticRecord(one), path: one.at.file })) })}\n`,
    )
  else console.err(renderDiagnostics([file], console.errStyle))
  return EXIT.badArguments
}

function withWork<T>({ invocation, json }: Call, label: string, work: (progress: (update: Progress) => void) => Promise<T>): Promise<T> {
  return json ? work(() => undefined) : withProgress(invocation.console, label, work)
}

async function report(
  call: Call,
  campaign: OpenCampaign,
  state: LedgerState,
  more: Readonly<Record<string, unknown>> = {},
): Promise<ExitCode> {
  const { console } = call.invocation
  const shown = await reportCampaign(campaign, state)
  if (!shown.ok) return fail(shown.error, call.invocation)
  if (call.json) console.data(`${printableJson({ ...campaignRecord(shown.value), ...more })}\n`)
  else if (call.markdown) console.data(campaignMarkdown(shown.value))
  else await console.page(renderCampaign(shown.value, { style: console.outStyle, columns: console.errColumns, all: call.all }))
  return EXIT.done
}

const ERRORS = {
  unknownAction: (action: string, known: readonly string[]) => {
    const near = didYouMean(action, known)
    return toolError(
      'invalid_arguments',
      action === '' ? "'sous campaign' needs an action" : `'sous campaign' has no '${briefText(action)}'`,
      near === undefined ? `Use one of ${known.join(', ')}. See sous campaign --help.` : `Did you mean 'sous campaign ${near}'?`,
    )
  },
  badName: (name: string) =>
    toolError(
      'invalid_arguments',
      `'${briefText(name)}' is not a valid name for a campaign`,
      'Use letters, digits, dashes and underscores only.',
    ),
  exists: (file: string) => toolError('already_exists', `'${file}' already exists`, 'Edit it, or choose another name.'),
  extraWord: (word: string) =>
    toolError('invalid_arguments', `Unexpected argument '${briefText(word)}'`, 'Name one campaign. See sous campaign --help.'),
  badPart: (part: string) =>
    toolError('invalid_arguments', `'${briefText(part)}' does not name a part of a campaign`, 'Write group=a, wave=canary, or both.'),
  nothingToApprove: () =>
    toolError(
      'stale',
      'There is nothing to approve: the repositories are not planned yet, or none of them would change',
      "Look at 'sous campaign status'.",
    ),
  otherDigest: (typed: string, now: string) =>
    toolError(
      'stale',
      `The digest of the campaign is now ${now.slice(0, 16)}, not ${typed.slice(0, 16)}`,
      "Look at 'sous campaign status', then approve what it shows.",
    ),
  nobodyAsked: (id: string, digest: string) =>
    toolError(
      'approval_needed',
      'There is no one to ask',
      `Approve what you have seen by its digest: sous campaign approve ${id} ${digest.slice(0, 16)}`,
    ),
  declined: () => toolError('approval_refused', 'You declined. Nothing was approved', 'Run it again if you change your mind.'),
}
