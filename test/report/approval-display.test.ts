import { expect, it } from 'vitest'
import type { RepoDirectory } from '../../src/base/path.ts'
import { APPROVAL_QUESTION, renderApproval } from '../../src/report/approval-display.ts'
import { createFile } from '../../src/tools/edit/tool_create_file.ts'
import { fetchWebpage } from '../../src/tools/run/tool_fetch_webpage.ts'
import { runInTerminal } from '../../src/tools/run/tool_run_in_terminal.ts'
import { repoPath } from '../support/workspace.ts'

const reason = ''

it('[T-57] shows tool, parameters, files and risk before it asks', () => {
  const content = 'print("hello, you")\n'
  const changes = [{ kind: 'create', path: repoPath('hello.py'), after: Buffer.from(content), mode: '100644' }] as const
  const shown = renderApproval({ call: { tool: createFile, args: { path: 'hello.py', content } }, changes, reason })
  expect(`${shown}\n${APPROVAL_QUESTION}`).toBe(
    [
      'Tool: create_file',
      'Parameters:',
      '  path: hello.py',
      '  content: <20 bytes>',
      'Files affected: hello.py',
      'Risk level: safe_write',
      '',
      'Approve? (y/n/always): ',
    ].join('\n'),
  )
})

it('shows a command whole, however long, with nothing hidden in it', () => {
  const command = `echo ${'a'.repeat(300)}\nrm -rf build\u001b[2K\u202e`
  const shown = renderApproval({ call: { tool: runInTerminal, args: { command, env: { A: '1' } } }, changes: [], reason })
  expect(shown.split('\n')).toEqual([
    'Tool: run_in_terminal',
    'Parameters:',
    '  command:',
    `    echo ${'a'.repeat(300)}`,
    '    rm -rf build⟨U+001B⟩[2K⟨U+202E⟩',
    '  env: {"A":"1"}',
    'Files affected: known after it has run',
    'Risk level: dangerous',
    '',
  ])
})

it('says when no files are affected, and shortens other long values', () => {
  const fetch = renderApproval({ call: { tool: fetchWebpage, args: { url: 'https://example.com/' } }, changes: [], reason })
  expect(fetch.split('\n')[3]).toBe('Files affected: none')
  const one = renderApproval({ call: { tool: createFile, args: { content: 'x' } }, changes: [], reason })
  expect(one.split('\n')[2]).toBe('  content: <1 byte>')
  const long = renderApproval({ call: { tool: createFile, args: { path: 'a'.repeat(201) } }, changes: [], reason })
  expect(long.split('\n')[2]).toBe('  path: <201 bytes>')
  expect(renderApproval({ call: { tool: createFile, args: {} }, changes: [], reason }).split('\n')[1]).toBe('Parameters: none')
})

it('says what the call left out', () => {
  const changes = [{ kind: 'create', path: repoPath('a'), after: Buffer.from(''), mode: '100644' }] as const
  const warnings = ['Skipped 1 binary file', 'Left out 1 file:\n\u001b[2K']
  expect(renderApproval({ call: { tool: createFile, args: {} }, changes, warnings, reason })).toContain(
    'Files affected: a\n! Warning: Skipped 1 binary file\n! Warning: Left out 1 file:⟨U+000A⟩⟨U+001B⟩[2K\nRisk level',
  )
})

it('names the first files of many, and says how many there are', () => {
  const changes = Array.from(
    { length: 241 },
    (_, i) => ({ kind: 'create', path: repoPath(`f${i}`), after: Buffer.from(''), mode: '100644' }) as const,
  )
  const shown = renderApproval({ call: { tool: createFile, args: {} }, changes, reason })
  expect(shown).toContain('Files affected: f0, f1, f2, f3, f4, f5, f6, f7, f8, f9 … and 231 more (241 in all)\n')
})

it('[D7] points at files that grant power later', () => {
  const path = repoPath('.github/workflows/a.yml')
  const changes = [{ kind: 'create', path, after: Buffer.from(''), mode: '100644' }] as const
  expect(renderApproval({ call: { tool: createFile, args: {} }, changes, reason })).toContain(
    'Files affected: .github/workflows/a.yml\n⚠ Look closely: .github/workflows/a.yml (runs in GitHub Actions)\nRisk level',
  )
})

it('marks what the configuration protects, from the top of the repository', () => {
  const changes = [{ kind: 'create', path: repoPath('a.tf'), after: Buffer.from('x'), mode: '100644' }] as const
  const request = { call: { tool: createFile, args: { path: 'a.tf' } }, changes, reason }
  expect(renderApproval(request)).not.toContain('Look closely')
  const places = { directory: 'infra' as RepoDirectory, matches: (path: string) => path === 'infra/a.tf' }
  expect(renderApproval(request, places)).toContain('⚠ Look closely: a.tf (is protected by .github/sous.yml)\n')
})

function approvalOfFetch(url: string): readonly string[] {
  return renderApproval({ call: { tool: fetchWebpage, args: { url } }, changes: [], reason })
    .split('\n')
    .slice(2)
}

it.each([
  ['http://ex\u0430mple.com/', 'http://xn--exmple-4nf.com/'],
  ['http://\u0430\u0440\u0440\u04cf\u0435.com', 'http://xn--80ak6aa92e.com/'],
  ['http://134744072/x', 'http://8.8.8.8/x'],
  ['http://exa%6dple.com/', 'http://example.com/'],
  ['https://example\u3002com:443/', 'https://example.com/'],
  ['http://@example.com/', 'http://example.com/'],
  ['http://example.com/public/%2e%2e/private', 'http://example.com/private'],
])('[F1] shows what %s really asks', (url, asked) => {
  expect(approvalOfFetch(url).slice(0, 2)).toEqual([`  url: ${url}`, `Asks: ${asked}`])
})

it.each([
  'https://example.com',
  'HTTPS://Example.com?a=B',
  'http://example.com:8080/a/B#c',
  'http://[::1]/',
  'http://xn--mnchen-3ya.example/',
])('shows %s once, since that is what it asks', (url) => {
  expect(approvalOfFetch(url)).toEqual([`  url: ${url}`, 'Files affected: none', 'Risk level: dangerous', ''])
})

it.each(['http://ex\u0430mple.com/', 'http://ex%D0%B0mple.com/', 'http://xn--exmple-4nf.com/'])(
  'marks %s, whose host mixes alphabets',
  (url) => {
    expect(approvalOfFetch(url)).toContain('⚠ Look closely: the host mixes alphabets')
  },
)

it('does not mark a host in one alphabet, whatever stands in its path', () => {
  for (const url of ['http://\u043f\u0440\u0438\u043c\u0435\u0440.com/', 'http://m\u00fcnchen.example/', 'http://example.com/ex\u0430mple'])
    expect(approvalOfFetch(url).filter((line) => line.startsWith('⚠'))).toEqual([])
})

it('shows no address where a tool has none', () => {
  const bundleTool = { ...fetchWebpage, hosts: ['api.example.com'] }
  for (const [tool, url] of [
    [bundleTool, 'http://134744072/'],
    [createFile, 'http://134744072/'],
    [fetchWebpage, 'http://['],
    [fetchWebpage, 1],
  ] as const)
    expect(renderApproval({ call: { tool, args: { url } }, changes: [], reason })).not.toContain('Asks:')
})
