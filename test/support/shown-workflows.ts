import * as fs from 'node:fs'
import * as path from 'node:path'
import {
  PROPOSE_COMMANDS_WORKFLOW,
  PUSH_WORKFLOW,
  publishedWorkflow,
  SIMPLE_WORKFLOW,
  withAppToken,
} from '../../scripts/docs/workflow-docs.ts'
import { CAMPAIGN_WORKFLOWS } from '../../src/cli/campaign-workflows.ts'

/** The workflows that people copy, by the names of their marks. */
export function shownWorkflows(root: string): Readonly<Record<string, string>> {
  const published = (name: string) => publishedWorkflow(fs.readFileSync(path.join(root, '.github/workflows', name), 'utf8'))
  return {
    first: SIMPLE_WORKFLOW,
    'on-push': PUSH_WORKFLOW,
    'sous.yml': published('sous.yml'),
    'sous-propose.yml': published('sous-propose.yml'),
    'propose-commands': PROPOSE_COMMANDS_WORKFLOW,
    'sous-check.yml': published('sous-check.yml'),
    'campaigns.yml': CAMPAIGN_WORKFLOWS[0]?.text ?? '',
    'sous-campaign.yml': published('sous-campaign.yml'),
    'sous-campaign-commands.yml': published('sous-campaign-commands.yml'),
  }
}

/** Those of docs/guide/github-app.md. */
export function appWorkflows(root: string): Readonly<Record<string, string>> {
  return { 'sous.yml': withAppToken(shownWorkflows(root)['sous.yml'] ?? '') }
}

/** The pages with workflows, and those that each shows, in its order. */
export function workflowPages(root: string): Readonly<Record<string, Readonly<Record<string, string>>>> {
  const {
    first = '',
    'on-push': onPush = '',
    'campaigns.yml': caller = '',
    'sous-campaign.yml': jobs = '',
    'sous-campaign-commands.yml': commands = '',
    ...others
  } = shownWorkflows(root)
  return {
    'README.md': { first },
    'docs/guide/github.md': others,
    'docs/guide/on-push.md': { 'on-push': onPush },
    'docs/guide/campaigns-on-github.md': { 'campaigns.yml': caller, 'sous-campaign.yml': jobs, 'sous-campaign-commands.yml': commands },
    'docs/guide/github-app.md': appWorkflows(root),
  }
}
