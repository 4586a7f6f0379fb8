import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'
import { addApproval, approvalsFile, readApprovals } from '../../src/app/user-files.ts'
import { tempFolder } from '../support/temp-folder.ts'

const rule = { tool: 'create_file', pattern: '.*', root: '/work' }

async function messageFor(content: string): Promise<string> {
  await using folder = await tempFolder({ 'approvals.json': content })
  const read = readApprovals(path.join(folder.path, 'approvals.json'))
  return read.ok ? 'read' : read.error.message.replace(folder.path, '')
}

it('has no rules where there is no file', async () => {
  await using folder = await tempFolder()
  expect(readApprovals(path.join(folder.path, 'approvals.json'))).toEqual({ ok: true, value: { rules: [], problems: [] } })
})

it('has no rules where a file is in the place of its folder', async () => {
  await using folder = await tempFolder({ '.config': '' })
  expect(readApprovals(path.join(folder.path, '.config/sous/approvals.json'))).toMatchObject({ ok: true, value: { rules: [] } })
})

it('is not looked for where a relative home would be, in the repository', () => {
  for (const HOME of ['evil', './evil', '']) expect(path.isAbsolute(approvalsFile({ HOME }))).toBe(true)
  expect(approvalsFile({ HOME: '/home/a' })).toBe('/home/a/.config/sous/approvals.json')
})

it('adds rules to a file that only the user can read', async () => {
  await using folder = await tempFolder()
  const file = path.join(folder.path, 'new/sous/approvals.json')
  expect(addApproval(file, rule).ok).toBe(true)
  expect(addApproval(file, { ...rule, tool: 'edit_lines' }).ok).toBe(true)
  expect(readApprovals(file)).toEqual({ ok: true, value: { rules: [rule, { ...rule, tool: 'edit_lines' }], problems: [] } })
  expect(fs.statSync(file).mode & 0o777).toBe(0o600)
  expect(fs.readdirSync(path.dirname(file))).toEqual(['approvals.json'])
})

it.each([
  ['{"rules": [}', 'Approval rules /approvals.json:1:12: expected a value, found "}"'],
  ['[]', "Approval rules /approvals.json: it has no list 'rules'"],
  ['null', "Approval rules /approvals.json: it has no list 'rules'"],
  ['{"rules":[3]}', 'Approval rules /approvals.json: rule 1 is not an object'],
  ['{"rules":[{"tool":"a"}]}', "Approval rules /approvals.json: rule 1 needs 'tool' and 'pattern'"],
  ['{"rules":[{"tool":"a","pattern":"b","enable":false}]}', "Approval rules /approvals.json: rule 1 has the unknown key 'enable'"],
  ['{"rules":[{"tool":"a","pattern":"b","enabled":"no"}]}', "Approval rules /approvals.json: 'enabled' of rule 1 must be a boolean"],
])('refuses %s as a whole', async (content, message) => {
  expect(await messageFor(content)).toBe(message)
})

it('reports rules that never match', async () => {
  await using folder = await tempFolder({ 'approvals.json': '{"rules":[{"tool":"grep","pattern":"("}]}' })
  const file = path.join(folder.path, 'approvals.json')
  expect(readApprovals(file)).toMatchObject({
    ok: true,
    value: { problems: [`${file}: rule 1 (grep) never matches: its pattern is not a regular expression`] },
  })
})

it('reports rules for tools that there are not', async () => {
  const rules = ['terminal', 'constructor', 'create_file', 'tickets/get@1', 'recipe:recipes/a.yml'].map((tool) => ({ tool, pattern: '.*' }))
  await using folder = await tempFolder({ 'approvals.json': JSON.stringify({ rules }) })
  const file = path.join(folder.path, 'approvals.json')
  expect(readApprovals(file)).toMatchObject({
    ok: true,
    value: {
      problems: [
        `${file}: rule 1 never matches: tool 'terminal' does not exist, did you mean 'run_in_terminal'?`,
        `${file}: rule 2 never matches: tool 'constructor' does not exist`,
      ],
    },
  })
})

it('refuses a file that others may change', async () => {
  await using folder = await tempFolder({ 'approvals.json': '{"rules":[]}' })
  const file = path.join(folder.path, 'approvals.json')
  fs.chmodSync(file, 0o666)
  expect(readApprovals(file)).toMatchObject({ ok: false, error: { suggestion: `Run: chmod 600 ${file}` } })
})

it('adds nothing to a file that is broken', async () => {
  await using folder = await tempFolder({ 'approvals.json': '{' })
  expect(addApproval(path.join(folder.path, 'approvals.json'), rule).ok).toBe(false)
  expect(folder.read('approvals.json')).toBe('{')
})

it('lies in the user configuration, never in a folder relative to the repository', () => {
  expect(approvalsFile({ XDG_CONFIG_HOME: '/c', HOME: '/h' })).toBe('/c/sous/approvals.json')
  expect(approvalsFile({ XDG_CONFIG_HOME: '.', HOME: '/h' })).toBe('/h/.config/sous/approvals.json')
})
