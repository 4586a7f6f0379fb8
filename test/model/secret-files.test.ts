import { expect, it } from 'vitest'
import { isSecretFile, namesFile } from '../../src/model/secret-files.ts'

it.each(['.env', 'a/.env', '.env.local', '.ENV', 'server.pem', '.ssh/id_rsa', 'id_dsa', 'id_ecdsa', 'id_ed25519'])(
  '[D8] %s usually holds secrets',
  (path) => {
    expect(isSecretFile(path)).toBe(true)
  },
)

it.each(['.env.example', '.env.sample', '.env.template', 'env', '.environment', 'a.env', 'id_rsa.pub', '.env/readme.md', 'pem'])(
  '%s does not',
  (path) => {
    expect(isSecretFile(path)).toBe(false)
  },
)

it('[D8] knows a file as named only without wildcards', () => {
  expect(namesFile('config/.env', 'config/.env')).toBe(true)
  expect(namesFile('**/.env', 'config/.env')).toBe(true)
  expect(namesFile('.env*', '.env')).toBe(false)
  expect(namesFile('**', '.env')).toBe(false)
})
