import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const manifest = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'))
const lock = fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')

it('[J3] depends at run time on these packages and no others', () => {
  expect(Object.keys(manifest.dependencies)).toEqual([
    '@actions/core',
    '@actions/exec',
    '@actions/expressions',
    '@actions/github',
    '@ast-grep/wasm',
    '@hono/node-server',
    '@modelcontextprotocol/sdk',
    '@vscode/tree-sitter-wasm',
    'ajv',
    'diff',
    'fast-glob',
    'fflate',
    'hono',
    'js-yaml',
    'json-p3',
    'minisearch',
    'mustache',
    'smol-toml',
    'toml-eslint-parser',
    'web-tree-sitter',
    'yaml',
    'zod',
  ])
})

it('pins every dependency to an exact version', () => {
  const versions = Object.values({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies })
  expect(versions.filter((version) => !/^\d+\.\d+\.\d+$/.test(String(version)))).toEqual([])
})

it('the lock file names no host to download from', () => {
  expect(lock.match(/"resolved": "[^"]*"/g) ?? []).toEqual([])
})

it('the lock file has a checksum for every package but the binaries of development tools for other systems', () => {
  const packages = Object.entries(JSON.parse(lock).packages as Record<string, LockedPackage>)
  const unchecked = packages.filter(([name, { integrity }]) => name !== '' && integrity === undefined)
  const isForeign = ({ dev, optional, os, cpu, libc }: LockedPackage) =>
    dev === true &&
    optional === true &&
    (!(os ?? ['linux']).includes('linux') || !(cpu ?? ['x64']).includes('x64') || (libc ?? []).includes('musl'))
  expect(unchecked.filter(([, locked]) => !isForeign(locked))).toEqual([])
})

interface LockedPackage {
  readonly integrity?: string
  readonly dev?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}
