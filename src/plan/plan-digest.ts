import { compareBytes } from '../base/bytes.ts'
import type { FileChange, FileMode } from '../base/change.ts'
import { digestOf, encodeList, encodeNumber, encodeRecord, encodeText, encodeValue, sha256 } from '../base/digest.ts'
import type { Evidence, FileVersion, PlanContent, PlannedChange, PlannedStep, RecipeSource } from '../base/plan.ts'
import type { Digest } from '../base/recipe.ts'

function versionOf(bytes: Uint8Array, mode: FileMode): FileVersion {
  return { mode, sha256: sha256(bytes), size: bytes.length }
}

/** A change as the plan records it. */
export function plannedChange(change: FileChange): PlannedChange {
  switch (change.kind) {
    case 'create':
      return { kind: 'create', path: change.path, after: versionOf(change.after, change.mode) }
    case 'update': {
      const before = versionOf(change.before, change.modeBefore)
      return { kind: 'update', path: change.path, before, after: versionOf(change.after, change.mode) }
    }
    case 'delete':
      return { kind: 'delete', path: change.path, before: versionOf(change.before, change.modeBefore) }
    case 'create_directory':
      return change
  }
}

const DOMAIN = 'sous-plan-v1'

/**
 * What is approved. It contains no clock, run or person, and no order that depends on a file system or locale: the same plan has
 * the same digest everywhere. A tag is never reused for something else.
 */
export function planDigest(plan: PlanContent): Digest {
  const { repository, base, head, recipe } = plan
  return digestOf(
    DOMAIN,
    encodeRecord([
      [1, encodeNumber(plan.schemaVersion)],
      [2, encodeText(plan.sousVersion)],
      [3, encodeText(plan.status)],
      [4, repository && text(repository.id)],
      [5, repository?.pull === undefined ? undefined : encodeNumber(repository.pull)],
      [6, text(base.commit)],
      [7, text(base.ref)],
      [8, text(base.directory)],
      [9, text(head?.repository)],
      [10, text(head?.ref)],
      [11, text(head?.commit)],
      [12, encodeSource(recipe)],
      [13, encodeList(recipe.includes.toSorted((a, b) => compareBytes(a.path, b.path)).map(encodeSource))],
      [14, encodeValue(plan.inputs)],
      [15, encodeText(plan.policy)],
      [16, encodeList(plan.evidence.map(encodeEvidence))],
      [17, encodeList(plan.steps.map(encodeStep))],
      [18, encodeList(plan.changes.toSorted((a, b) => compareBytes(a.path, b.path)).map(encodeChange))],
      [19, text(plan.tree)],
      [20, encodeText(plan.message)],
      [21, encodeText(plan.target)],
    ]),
  )
}

function text(value: string | undefined): Uint8Array | undefined {
  return value === undefined ? undefined : encodeText(value)
}

function encodeSource({ path, digest, commit }: RecipeSource): Uint8Array {
  return encodeRecord([
    [1, encodeText(path)],
    [2, encodeText(digest)],
    [3, text(commit)],
  ])
}

function encodeEvidence(evidence: Evidence): Uint8Array {
  if (evidence.kind === 'fetch')
    return encodeRecord([
      [1, encodeText(evidence.url)],
      [2, encodeText(evidence.finalUrl)],
      [3, encodeNumber(evidence.status)],
      [4, encodeText(evidence.sha256)],
    ])
  return encodeRecord([
    [5, encodeText(evidence.command)],
    [6, encodeNumber(evidence.exitCode)],
    [4, encodeText(evidence.sha256)],
  ])
}

function encodeStep({ label, tool, args, outcome }: PlannedStep): Uint8Array {
  return encodeRecord([
    [1, encodeText(label)],
    [2, encodeText(tool)],
    [3, encodeValue(args)],
    [4, encodeText(outcome.kind)],
  ])
}

function encodeChange(change: PlannedChange): Uint8Array {
  return encodeRecord([
    [1, encodeText(change.kind)],
    [2, encodeText(change.path)],
    [3, 'before' in change ? encodeVersion(change.before) : undefined],
    [4, 'after' in change ? encodeVersion(change.after) : undefined],
  ])
}

function encodeVersion({ mode, sha256, size }: FileVersion): Uint8Array {
  return encodeRecord([
    [1, encodeText(mode)],
    [2, encodeText(sha256)],
    [3, encodeNumber(size)],
  ])
}
