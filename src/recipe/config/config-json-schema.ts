import {
  DEFAULT_APPROVAL,
  DEFAULT_CATEGORY_PATTERNS,
  DEFAULT_CONFIG,
  DEFAULT_PROPOSE,
  FORK_RULES,
  HIGHEST_LIMITS,
  ON_PUSH,
  TEAM,
  WHEN_CLEAN,
} from '../../base/config.ts'
import type { JsonSchema } from '../check-call.ts'
import { NAME, object, texts } from '../recipe-json-schema.ts'
import type { ConfigTools } from './config-reading.ts'
import { LOGIN, MAX_APPROVALS, MAX_HOURS } from './read-approval.ts'
import { MAX_SECRETS, SECRET_NAME } from './read-config.ts'
import { MAX_CONTENT_ENTRIES } from './read-content.ts'
import { MAX_RULES } from './read-rules.ts'

/** A JSON Schema (draft 07) that gives completion and help while `.github/sous.yml` is written. */
export function configJsonSchema({ names }: Pick<ConfigTools, 'names'>): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Sous configuration',
    ...object({
      rules: {
        type: 'array',
        maxItems: MAX_RULES,
        items: { $ref: '#/definitions/rule' },
        description: 'Calls that need no approval, such as commands and fetches.',
      },
      approval: APPROVAL,
      protected: mayBeEmpty('Globs of files whose change needs a second person, beside those that always do.'),
      fetch: mayBeEmpty('Hosts that recipes may fetch from, where their own permissions allow it too. Left out, only those count.'),
      secrets: {
        type: 'object',
        description: 'The one origin that each secret may go to, such as https://tickets.example.com. Its value is never in this file.',
        maxProperties: MAX_SECRETS,
        propertyNames: { pattern: SECRET_NAME.source },
        additionalProperties: { type: 'string', pattern: '^https?://[^/?#]+$' },
      },
      limits: LIMITS,
      propose: PROPOSE,
      'on-push': {
        enum: ON_PUSH,
        default: DEFAULT_CONFIG.onPush,
        description:
          'What happens to previews after a push, if the workflow listens to `pull_request: synchronize`: mark them as stale, or run the same requests again. A push never runs a command or a fetch.',
      },
      categories: named('category', 'Documents that belong together, for the content tools.'),
      collections: named('collection', 'Categories that belong together, for the content tools.'),
    }),
    definitions: { rule: ruleSchema(names), category: CATEGORY, collection: COLLECTION, member: MEMBER },
  }
}

function mayBeEmpty(description: string): JsonSchema {
  return { type: 'array', items: { type: 'string' }, uniqueItems: true, description }
}

function named(definition: string, description: string): JsonSchema {
  return {
    type: 'object',
    description,
    maxProperties: MAX_CONTENT_ENTRIES,
    propertyNames: { pattern: NAME },
    additionalProperties: { $ref: `#/definitions/${definition}` },
  }
}

function ruleSchema(tools: readonly string[]): JsonSchema {
  return object(
    {
      tool: {
        anyOf: [{ enum: tools }, { type: 'string', pattern: '^[^/@]+/[^/@]+@[^/@]+$' }],
        description: 'The tool that may be called; one of a bundle as bundle/tool@version.',
      },
      parameters: {
        type: 'string',
        format: 'regex',
        description: 'A regular expression that must match the parameters as a whole, written as JSON: `\\{"command":"npm test"\\}`',
      },
      expires: { type: 'string', description: 'The day (in UTC) or the moment with its time zone from which on the rule allows nothing.' },
      enabled: { type: 'boolean', default: true, description: 'Whether the rule counts.' },
    },
    ['tool', 'parameters'],
  )
}

const PROPOSE = {
  ...object({
    reviewers: texts('Logins of those who are asked to review.'),
    'team-reviewers': texts('Short names of teams that are asked to review.'),
    draft: { type: 'boolean', default: DEFAULT_PROPOSE.isDraft, description: 'Whether they are opened as drafts.' },
    'when-clean': {
      enum: WHEN_CLEAN,
      default: DEFAULT_PROPOSE.whenClean,
      description: 'What becomes of an open one when there is nothing to change any more.',
    },
  }),
  description: 'How the pull requests look that `mode: propose` opens.',
}

function people(description: string): JsonSchema {
  return { ...texts(description), items: { type: 'string', pattern: `${LOGIN.source}|${TEAM.source}` } }
}

const { runners, approvers, branches, allowBots, ...defaults } = DEFAULT_APPROVAL
const APPROVAL = {
  ...object({
    runners: people(
      'Who can ask for a plan: `login`, `login#id` for that account only, or `@org/team`. Left out, everyone with write access.',
    ),
    approvers: people(
      'Who can approve a plan: `login`, `login#id` for that account only, or `@org/team`. Left out, everyone with write access.',
    ),
    count: {
      type: 'integer',
      minimum: 1,
      maximum: MAX_APPROVALS,
      default: defaults.count,
      description: 'How many people must approve a plan.',
    },
    'allow-bots': {
      type: 'array',
      items: { type: 'integer', minimum: 1 },
      uniqueItems: true,
      default: allowBots,
      description: 'Ids of bots that may ask for a plan. A bot never approves one.',
    },
    codeowners: {
      type: 'boolean',
      default: defaults.codeowners,
      description: 'Whether a code owner of every changed file must approve.',
    },
    forks: {
      enum: FORK_RULES,
      default: defaults.forks,
      description: 'Whether plans are made for pull requests from forks: not at all, or by tools for files only, as a patch.',
    },
    drafts: { type: 'boolean', default: defaults.drafts, description: 'Whether plans are made for drafts of pull requests.' },
    branches: {
      ...mayBeEmpty('Globs of the branches that pull requests may be for, beside the default branch.'),
      default: branches,
    },
    'allow-workflows': {
      type: 'boolean',
      default: defaults.allowWorkflows,
      description: 'Whether a plan may change files in .github/workflows/. The token needs the permission for it too.',
    },
    'expires-after-hours': {
      type: 'integer',
      minimum: 1,
      maximum: MAX_HOURS,
      default: defaults.expiresAfterHours,
      description: 'How many hours after it was made a plan can be approved.',
    },
  }),
  description: 'Who may ask for plans and approve them, on GitHub.',
}

function limit(key: keyof typeof HIGHEST_LIMITS, description: string): JsonSchema {
  return { type: 'integer', minimum: 1, maximum: HIGHEST_LIMITS[key], default: HIGHEST_LIMITS[key], description }
}
const LIMITS = {
  ...object({
    steps: limit('steps', 'How many steps a plan may have, with those of the recipes that it calls.'),
    files: limit('files', 'How many files it may change.'),
    bytes: limit('bytes', 'How many bytes it may write.'),
    seconds: limit('seconds', 'How long making it may take.'),
  }),
  description: 'What a plan may come to. They can only be lowered.',
}

const CATEGORY = object(
  {
    dir: { type: 'string', minLength: 1, description: 'The directory, from the root of the repository; . is the root itself.' },
    patterns: { ...texts('Globs of the documents, from that directory.'), default: DEFAULT_CATEGORY_PATTERNS },
    description: { type: 'string', description: 'What the documents are about.' },
  },
  ['dir'],
)
const COLLECTION = object(
  {
    description: { type: 'string', description: 'What the documents are for.' },
    categories: {
      type: 'array',
      minItems: 1,
      items: { anyOf: [{ type: 'string' }, { $ref: '#/definitions/member' }] },
      description: 'Names of categories, or maps of a category and the patterns in place of its own.',
    },
  },
  ['categories'],
)
const MEMBER = object(
  {
    category: { type: 'string', description: 'The name of a category.' },
    patterns: texts("Globs in place of the category's own."),
  },
  ['category'],
)
