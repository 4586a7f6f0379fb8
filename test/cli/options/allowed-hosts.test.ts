import { expect, it } from 'vitest'
import { checkAllowedHosts } from '../../../src/cli/options/allowed-hosts.ts'
import { isAllowedHost } from '../../../src/system/network/address-rules.ts'
import { runMain } from '../../support/run-main.ts'
import { tempFolder } from '../../support/temp-folder.ts'

it.each([
  ['localhost', 'http://localhost:3000/'],
  ['LocalHost:8080', 'http://localhost:8080/'],
  ['localhost:80', 'http://localhost/'],
  ['build_1.internal-net.example', 'https://build_1.internal-net.example/'],
  ['10.0.0.7', 'http://10.0.0.7/'],
  ['[::1]', 'http://[::1]/'],
  ['[::1]:8080', 'http://[::1]:8080/'],
])('takes %s, which fits %s', (host, url) => {
  expect(checkAllowedHosts([host])).toBeUndefined()
  expect(isAllowedHost(new URL(url), [host])).toBe(true)
})

it.each([
  ['http://localhost', 'localhost'],
  ['https://localhost:8443/path?query', 'localhost:8443'],
  ['localhost/path', 'localhost'],
  ['localhost:8080/', 'localhost:8080'],
  ['localhost:080', 'localhost:80'],
  ['me@localhost', 'localhost'],
  ['127.1', '127.0.0.1'],
  ['münchen.example', 'xn--mnchen-3ya.example'],
])('refuses %s, which would never fit, and tells to write %s', (host, plain) => {
  expect(checkAllowedHosts(['10.0.0.7', host])).toEqual({
    code: 'invalid_arguments',
    message: `--allow-host takes the name of a host, not '${host}'`,
    suggestion: `Use --allow-host ${plain}.`,
  })
  expect(checkAllowedHosts([plain])).toBeUndefined()
})

it('quotes an address that a shell would take for a pattern', () => {
  expect(checkAllowedHosts(['::1'])).toMatchObject({ suggestion: "Use --allow-host '[::1]'." })
  expect(checkAllowedHosts(['[::1]'])).toBeUndefined()
})

it.each(['', '*', '*.local', 'a b', 'localhost:', 'localhost:99999', 'file:///etc', 'a,b'])('refuses %j', (host) => {
  expect(checkAllowedHosts([host])).toMatchObject({ code: 'invalid_arguments' })
})

it.each([[['tool', 'fetch_webpage', '--url', 'http://localhost']], [['preview', 'any']], [['mcp']], [['serve']]])(
  '%j refuses such a host',
  async (words) => {
    await using folder = await tempFolder()
    const { code, err } = await runMain([...words, '--allow-host', 'http://localhost'], folder.path)
    expect([code, err]).toEqual([
      3,
      "✗ Error: --allow-host takes the name of a host, not 'http://localhost'\n  → Use --allow-host localhost. (invalid_arguments)\n",
    ])
  },
)
