import * as fs from 'node:fs'
import * as path from 'node:path'
import { FIRST_WORKFLOW } from '../../src/entry/first-files.ts'
import { publishedWorkflow } from '../../src/report/workflow-docs.ts'

/** The workflows of the README by the names of its marks, in its order. */
export function shownWorkflows(root: string): Readonly<Record<string, string>> {
  const published = (name: string) => publishedWorkflow(fs.readFileSync(path.join(root, '.github/workflows', name), 'utf8'))
  return {
    first: FIRST_WORKFLOW.text,
    'sous.yml': published('sous.yml'),
    'sous-propose.yml': published('sous-propose.yml'),
    'sous-check.yml': published('sous-check.yml'),
  }
}
