import { DEFAULT_PROPOSE, type ProposePolicy, WHEN_CLEAN } from '../../model/config.ts'
import { briefText } from '../../model/path.ts'
import { readFields } from '../read-fields.ts'
import { readBoolean, readWord } from '../read-scalars.ts'
import { readTexts } from '../read-text-list.ts'
import type { YamlNode } from '../yaml-node.ts'
import type { ConfigReading } from './config-reading.ts'

export const PROPOSE_KEYS = ['reviewers', 'team-reviewers', 'draft', 'when-clean'] as const

const NAME = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/

/** How pull requests that Sous opens look. */
export function readPropose(node: YamlNode, { diagnostics }: ConfigReading): ProposePolicy {
  const fields = readFields(node, { what: "'propose'", keys: PROPOSE_KEYS }, diagnostics)
  if (fields === undefined) return DEFAULT_PROPOSE
  const names = (value: YamlNode, what: string) =>
    readTexts(value, what, diagnostics, (name, item) => {
      const advice = 'Write the name alone: octocat, or the short name of a team.'
      if (!NAME.test(name)) diagnostics.error(item.at, 'invalid_login', `'${briefText(name)}' is not a login or team`, advice)
    })
  return {
    reviewers: fields.read('reviewers', names) ?? DEFAULT_PROPOSE.reviewers,
    teamReviewers: fields.read('team-reviewers', names) ?? DEFAULT_PROPOSE.teamReviewers,
    isDraft: fields.read('draft', (value, what) => readBoolean(value, what, diagnostics)) ?? DEFAULT_PROPOSE.isDraft,
    whenClean: fields.read('when-clean', (value, what) => readWord(value, what, WHEN_CLEAN, diagnostics)) ?? DEFAULT_PROPOSE.whenClean,
  }
}
