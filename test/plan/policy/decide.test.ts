import { expect, it } from 'vitest'
import type { ApprovalRule, ToolCall } from '../../../src/base/plan.ts'
import { decide, findRuleProblems, ruleForCall } from '../../../src/plan/decide.ts'
import { createFile } from '../../../src/tools/edit/tool_create_file.ts'
import { readFile } from '../../../src/tools/read/tool_read_file.ts'
import { runInTerminal } from '../../../src/tools/run/tool_run_in_terminal.ts'

const here = { now: new Date('2026-01-01T00:00:00Z'), root: '/home/me/project' }
const call: ToolCall = { tool: createFile, args: { path: 'test.txt' } }
const rule: ApprovalRule = { tool: 'create_file', pattern: String.raw`^{"path":".*\.txt"}$` }

function kindOf(rules: readonly ApprovalRule[], of: ToolCall = call): string {
  return decide(of, rules, here).kind
}

it('allows reading without a rule', () => {
  expect(kindOf([], { tool: readFile, args: { path: 'a' } })).toBe('allow')
})

it('asks for everything else', () => {
  expect(decide(call, [], here)).toEqual({
    kind: 'needs_approval',
    reason: 'create_file changes files, and no rule allows this call',
  })
  expect(kindOf([], { tool: runInTerminal, args: { command: 'ls' } })).toBe('needs_approval')
})

it('[T-58] matches the exact name of the tool only', () => {
  expect(kindOf([rule])).toBe('allow')
  expect(kindOf([{ ...rule, tool: 'create' }])).toBe('needs_approval')
  expect(kindOf([{ ...rule, tool: 'create_file_2' }])).toBe('needs_approval')
  expect(kindOf([{ ...rule, tool: '.*' }])).toBe('needs_approval')
})

it('[T-59] matches a regular expression over the parameters as JSON', () => {
  expect(decide(call, [rule], here)).toEqual({ kind: 'allow', rule: String.raw`create_file ^{"path":".*\.txt"}$` })
  expect(kindOf([rule], { ...call, args: { path: 'test.md' } })).toBe('needs_approval')
})

it('[T-59] needs the whole text to match, so that nothing hides around the part a rule names', () => {
  const npmTest = { tool: 'run_in_terminal', pattern: '{"command":"npm test"}|npm test' }
  expect(kindOf([npmTest], { tool: runInTerminal, args: { command: 'npm test' } })).toBe('allow')
  expect(kindOf([npmTest], { tool: runInTerminal, args: { command: 'rm -rf . # npm test' } })).toBe('needs_approval')
})

it('[D15] asks where a pattern cannot even be prepared', () => {
  expect(kindOf([{ ...rule, pattern: `(?:a|${'(?:|)'.repeat(40)}z)|.*` }])).toBe('needs_approval')
})

it('[D15] asks where a pattern does not come to an end', () => {
  // Let run, it would match after many seconds, by what stands last in it.
  const evil = { tool: 'create_file', pattern: String.raw`\{"path":"(?:(?:a+)+b|a*)"\}` }
  expect(kindOf([evil], { ...call, args: { path: 'a'.repeat(5) } })).toBe('allow')
  expect(kindOf([evil], { ...call, args: { path: 'a'.repeat(31) } })).toBe('needs_approval')
})

it('[T-60] leaves out expired and disabled rules', () => {
  expect(kindOf([{ ...rule, expires: '2025-12-31T23:59:59Z' }])).toBe('needs_approval')
  expect(kindOf([{ ...rule, expires: '2026-01-01T00:00:00Z' }])).toBe('needs_approval')
  expect(kindOf([{ ...rule, expires: '2026-01-01T00:00:01Z' }])).toBe('allow')
  expect(kindOf([{ ...rule, enabled: false }])).toBe('needs_approval')
  expect(kindOf([{ ...rule, enabled: true }])).toBe('allow')
})

it('takes an expiry that is no date for over', () => {
  expect(kindOf([{ ...rule, expires: 'soon' }])).toBe('needs_approval')
})

it('keeps a rule to its folder', () => {
  expect(kindOf([{ ...rule, root: '/home/me/project' }])).toBe('allow')
  expect(kindOf([{ ...rule, root: '/home/me/other' }])).toBe('needs_approval')
})

it('never matches by a pattern that is no regular expression, and says so', () => {
  const broken = [
    { ...rule, pattern: '(' },
    { ...rule, pattern: 'a)|(.*' },
    { ...rule, expires: 'soon' },
  ]
  expect(kindOf(broken)).toBe('needs_approval')
  expect(findRuleProblems([rule, ...broken])).toEqual([
    'rule 2 (create_file) never matches: its pattern is not a regular expression',
    'rule 3 (create_file) never matches: its pattern is not a regular expression',
    "rule 4 (create_file) never matches: 'expires' is not a date",
  ])
})

it('goes on to the next rule', () => {
  expect(kindOf([{ ...rule, enabled: false }, rule])).toBe('allow')
})

it('remembers a call as exactly this call in exactly this folder', () => {
  const tricky: ToolCall = { tool: runInTerminal, args: { command: 'echo "a.b" | grep -E \'^(x+)*$\' # [1]\n{2}' } }
  const always = ruleForCall(tricky, here.root)
  expect(kindOf([always], tricky)).toBe('allow')
  expect(kindOf([always], { ...tricky, args: { command: 'echo "aXb" | grep -E \'^(x+)*$\' # [1]\n{2}' } })).toBe('needs_approval')
  expect(kindOf([always], { ...tricky, args: { ...tricky.args, env: { A: '1' } } })).toBe('needs_approval')
  expect(decide(tricky, [always], { ...here, root: '/elsewhere' }).kind).toBe('needs_approval')
})
