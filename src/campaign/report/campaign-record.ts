import { ROW_STATES } from '../rows.ts'
import type { CampaignReport } from './campaign-report.ts'

/** The document of `sous campaign … --json`. */
export function campaignRecord(report: CampaignReport): Readonly<Record<string, unknown>> {
  const { id, title, phase, digest, counts, states, groups, waves, rows, next } = report
  return {
    schema_version: 1,
    campaign: id,
    title,
    phase,
    digest: digest ?? null,
    repositories: { total: rows.length, ...counts },
    states: Object.fromEntries(states.map(({ state, count }) => [state, count])),
    groups: groups.map(({ label, rows: own, approved, size, sample, warning }) => ({
      group: label,
      repositories: own.length,
      approved,
      files: size?.files ?? null,
      additions: size?.additions ?? null,
      deletions: size?.deletions ?? null,
      sample: { repository: sample.repository, patch: sample.text, is_cut: sample.isCut, warning: warning ?? null },
    })),
    waves: waves.map(({ name, rows: own, done, waitsFor }) => ({ wave: name, repositories: own, done, waits_for: waitsFor?.wave ?? null })),
    rows: rows.map(({ id: repository, name, state, head, plan, wave, why, delivered }) => ({
      id: repository,
      name,
      state,
      kind: ROW_STATES[state],
      head: head ?? null,
      plan: plan ?? null,
      group: groups.find((group) => group.rows.some((row) => row.id === repository))?.label ?? null,
      wave: wave ?? null,
      delivered:
        delivered === undefined
          ? null
          : { to: delivered.to, commit: delivered.commit ?? null, branch: delivered.branch ?? null, pull: delivered.pull ?? null },
      error: why === undefined ? null : { code: why.code, message: why.message, suggestion: why.advice },
    })),
    next,
  }
}
