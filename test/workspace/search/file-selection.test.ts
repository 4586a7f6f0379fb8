import { expect, it } from 'vitest'
import { isSecretFile, namesFile, secretFilesAmong } from '../../../src/workspace/search/file-selection.ts'

it.each([
  ...['.env', 'a/.env', '.env.local', '.ENV', '.envrc', '.env-production', '.env_ci', '.netrc', '_netrc', '.git-credentials', '.pgpass'],
  ...['server.pem', '.pem', 'tls/server.key', 'a.p12', 'a.pfx', 'release.keystore'],
  ...['.ssh/id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519', 'id_ed25519_sk', 'id_rsa_work', 'id_rsa.bak', 'id_rsa.1', 'id_work'],
  ...['.envfile', '.env~', '.environment', 'prod.env', 'deploy/a.env'],
])('[D8] %s usually holds secrets, also among many', (path) => {
  expect(isSecretFile(path)).toBe(true)
  const others = Array.from({ length: 1500 }, (_, i) => `src/${i}.ts`)
  for (const at of [0, 700, 1500]) expect([...secretFilesAmong(others.toSpliced(at, 0, path))]).toEqual([path])
})

it.each([
  '.env.example',
  '.env.sample',
  '.env.template',
  '.env-example',
  'env',
  'example.env',
  'env.ts',
  '.envoy.yaml',
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

it('[D8] finds all of those among many, and no others', () => {
  const secret = ['.env.local', '.env.production', 'a/.env', 'a/.env_ci', 'b/id_rsa', 'b/id_rsa_work', 'b/x.pem', 'c.key', 'd/.netrc']
  const harmless = ['.env.example', 'a/.env-sample', 'a/b.pemx', 'b/id_map.ts', 'b/id_rsa.pub', 'd/keys/monkey', 'x.env/y']
  expect([...secretFilesAmong([...harmless, ...secret].sort())]).toEqual([...secret].sort())
  expect([...secretFilesAmong([...secret, ...harmless])]).toEqual(secret)
  expect(secretFilesAmong(harmless).size).toBe(0)
  expect(secretFilesAmong([]).size).toBe(0)
})

it('[D8] knows a file as named only without wildcards', () => {
  expect(namesFile('config/.env', 'config/.env')).toBe(true)
  expect(namesFile('**/.env', 'config/.env')).toBe(true)
  expect(namesFile('.env*', '.env')).toBe(false)
  expect(namesFile('**', '.env')).toBe(false)
})
