import { expect, it } from 'vitest'
import { isSecretFile, mayHoldSecrets, namesFile } from '../../src/model/secret-files.ts'

it.each([
  ...['.env', 'a/.env', '.env.local', '.ENV', '.envrc', '.env-production', '.env_ci', '.netrc', '_netrc', '.git-credentials', '.pgpass'],
  ...['server.pem', '.pem', 'tls/server.key', 'a.p12', 'a.pfx', 'release.keystore'],
  ...['.ssh/id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519', 'id_ed25519_sk', 'id_rsa_work', 'id_rsa.bak'],
])('[D8] %s usually holds secrets, also among many', (path) => {
  expect(isSecretFile(path)).toBe(true)
  const others = Array.from({ length: 1500 }, (_, i) => `src/${i}.ts`)
  for (const at of [0, 700, 1024, 1500]) expect(mayHoldSecrets(others.toSpliced(at, 0, path))).toBe(true)
})

it.each([
  '.env.example',
  '.env.sample',
  '.env.template',
  '.env-example',
  'env',
  '.environment',
  'a.env',
  'id_rsa.pub',
  '.env/readme.md',
  'pem',
  'id_rsa_test.py',
  'id_map.ts',
  'keys.ts',
  'monkey',
])('%s does not', (path) => {
  expect(isSecretFile(path)).toBe(false)
})

it('sees at once that there is none among many', () => {
  expect(mayHoldSecrets([])).toBe(false)
  expect(mayHoldSecrets(Array.from({ length: 3000 }, (_, i) => `src/keys/${i}/monkey.pemx`))).toBe(false)
})

it('[D8] knows a file as named only without wildcards', () => {
  expect(namesFile('config/.env', 'config/.env')).toBe(true)
  expect(namesFile('**/.env', 'config/.env')).toBe(true)
  expect(namesFile('.env*', '.env')).toBe(false)
  expect(namesFile('**', '.env')).toBe(false)
})
