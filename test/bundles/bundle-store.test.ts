import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isUuidV7 } from '../../src/bundles/bundle-schemas.ts'
import { REAP_AFTER_MS } from '../../src/bundles/bundle-store.ts'
import { httpTool, newID, testStore, valueIn } from '../support/bundle-store.ts'
import { type TempFolder, tempFolder } from '../support/temp-folder.ts'

const TOOL = httpTool('https://tickets.example.com')

async function withBundle(folder: TempFolder, settings = {}) {
  const { store, wait } = testStore(folder, settings)
  const bundleID = newID()
  valueIn(await store.putBundle(bundleID, { slug: 'tickets' }))
  const address = { bundleID, slug: 'get', version: '1' }
  return { store, wait, bundleID, address }
}

describe('a bundle', () => {
  it('[B-10] is created and replaced', async () => {
    await using folder = await tempFolder()
    const { store } = testStore(folder)
    const id = newID()
    const created = valueIn(await store.putBundle(id, { slug: 'tickets', displayName: 'Tickets' }))
    expect(created).toMatchObject({ isNew: true, bundle: { id, slug: 'tickets', displayName: 'Tickets', isEnabled: true } })
    const replaced = valueIn(await store.putBundle(id, { slug: 'tickets', description: 'Ours', isEnabled: false }))
    expect(replaced).toMatchObject({ isNew: false, bundle: { displayName: '', description: 'Ours', isEnabled: false } })
  })

  it('[B-01] has a UUIDv7 for its id, and nothing else', async () => {
    await using folder = await tempFolder()
    const { store } = testStore(folder)
    for (const id of ['', 'tickets', '6f9619ff-8b86-4011-b42d-00cf4fc964ff', newID().toUpperCase()])
      expect(await store.putBundle(id, { slug: 'tickets' })).toMatchObject({
        ok: false,
        error: { code: 'invalid_arguments', problems: [{ field: 'bundleID', reason: 'must be a UUIDv7 in lower case' }] },
      })
    expect(folder.snapshot()).toEqual({})
  })

  it('names every field that is wrong, at once', async () => {
    await using folder = await tempFolder()
    const { store } = testStore(folder)
    expect(await store.putBundle('x', { slug: 'a_b', isEnabled: 'yes', other: 1 })).toMatchObject({
      error: {
        problems: [
          { field: 'bundleID', reason: 'must be a UUIDv7 in lower case' },
          { field: 'slug', reason: 'must be 1 to 64 letters, digits and dashes' },
          { field: 'isEnabled', reason: 'must be true or false' },
          { field: 'other', reason: 'is unknown' },
        ],
      },
    })
  })

  it('is not made twice with one slug', async () => {
    await using folder = await tempFolder()
    const { store, bundleID } = await withBundle(folder)
    const before = folder.snapshot()
    expect(await store.putBundle(newID(), { slug: 'tickets' })).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    expect(folder.snapshot()).toEqual(before)
    expect((await store.views()).bundles.map(({ id }) => id)).toEqual([bundleID])
  })

  it('moves with all its tools when its slug is replaced', async () => {
    await using folder = await tempFolder()
    const { store, bundleID, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.putBundle(bundleID, { slug: 'issues' }))
    expect(Object.keys(folder.snapshot())).toEqual([
      '.github/sous/bundles/issues/bundle.json',
      '.github/sous/bundles/issues/tools/get@1.json',
    ])
    expect((await store.views()).findTool(address)).toMatchObject({ bundleSlug: 'issues' })
  })

  it('is the old or the new one wherever a move is interrupted', async () => {
    await using folder = await tempFolder()
    const { store, bundleID } = await withBundle(folder)
    const file = '.github/sous/bundles/tickets/bundle.json'
    folder.write({ [file]: JSON.stringify({ ...JSON.parse(folder.read(file)), movingTo: 'issues' }) })
    const other = testStore(folder).store
    expect((await other.views()).bundles).toMatchObject([{ id: bundleID, slug: 'tickets' }])
    fs.renameSync(path.join(folder.path, '.github/sous/bundles/tickets'), path.join(folder.path, '.github/sous/bundles/issues'))
    expect((await testStore(folder).store.views()).bundles).toMatchObject([{ id: bundleID, slug: 'issues' }])
    expect((await store.views()).faults).toEqual([])
  })

  it('[B-11] is switched off and on, and nothing else changes', async () => {
    await using folder = await tempFolder()
    const { store, wait, bundleID } = await withBundle(folder)
    const before = (await store.views()).bundles
    wait(1000)
    expect(valueIn(await store.switchBundle(bundleID, false))).toEqual({ ...before[0], isEnabled: false })
    valueIn(await store.switchBundle(bundleID, true))
    expect((await store.views()).bundles).toEqual(before)
    expect(await store.switchBundle(newID(), true)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('[B-08] [B-09] keeps when it was created, and is modified by what is said of it but not by its switch', async () => {
    await using folder = await tempFolder()
    const { store, wait, bundleID } = await withBundle(folder)
    const [first] = (await store.views()).bundles
    wait(1000)
    valueIn(await store.putBundle(bundleID, { slug: 'tickets', isEnabled: false }))
    expect((await store.views()).bundles[0]).toMatchObject({ createdAt: first?.createdAt, modifiedAt: first?.createdAt })
    valueIn(await store.putBundle(bundleID, { slug: 'tickets', description: 'Ours' }))
    expect((await store.views()).bundles[0]).toMatchObject({ createdAt: first?.createdAt, modifiedAt: '2026-05-01T12:00:01.000Z' })
  })

  it('[B-12] is only marked when it is deleted, and is gone for everybody', async () => {
    await using folder = await tempFolder()
    const { store, bundleID, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.deleteBundle(bundleID))
    expect(JSON.parse(folder.read('.github/sous/bundles/tickets/bundle.json'))).toMatchObject({ softDeletedAt: '2026-05-01T12:00:00.000Z' })
    const { bundles, tools } = await store.views()
    expect([bundles, tools]).toEqual([[], []])
    expect(await store.deleteBundle(bundleID)).toMatchObject({ ok: false, error: { code: 'not_found' } })
    expect(await store.putTool({ ...address, version: '2' }, TOOL)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('comes back when it is put again', async () => {
    await using folder = await tempFolder()
    const { store, bundleID } = await withBundle(folder)
    valueIn(await store.deleteBundle(bundleID))
    valueIn(await store.putBundle(bundleID, { slug: 'tickets' }))
    expect((await store.views()).bundles).toMatchObject([{ id: bundleID }])
  })

  it('[B-24] is reaped two days after it was deleted if it is empty, and not a moment earlier', async () => {
    await using folder = await tempFolder()
    const { store, wait, bundleID } = await withBundle(folder)
    valueIn(await store.deleteBundle(bundleID))
    wait(REAP_AFTER_MS - 1)
    expect(valueIn(await store.reap())).toEqual([])
    wait(1)
    expect(valueIn(await store.reap())).toEqual(['tickets'])
    expect(folder.snapshot()).toEqual({})
    expect(folder.exists('.github/sous/bundles/tickets')).toBe(false)
  })

  it('[B-24] is not reaped while anything is in it, be it a tool or a file that is none', async () => {
    await using folder = await tempFolder()
    const { store, wait, bundleID, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.deleteBundle(bundleID))
    wait(REAP_AFTER_MS * 2)
    const before = folder.snapshot()
    expect(valueIn(await store.reap())).toEqual([])
    expect(folder.snapshot()).toEqual(before)
    fs.rmSync(path.join(folder.path, '.github/sous/bundles/tickets/tools/get@1.json'))
    folder.write({ '.github/sous/bundles/tickets/tools/broken.json': '{' })
    expect(valueIn(await store.reap())).toEqual([])
    folder.write({ '.github/sous/bundles/tickets/notes.md': 'mine' })
    fs.rmSync(path.join(folder.path, '.github/sous/bundles/tickets/tools/broken.json'))
    expect(valueIn(await store.reap())).toEqual([])
    expect(folder.exists('.github/sous/bundles/tickets/bundle.json')).toBe(true)
  })
})

describe('a tool', () => {
  it('[B-14] [B-34] is added as one reviewable file with an id of its own', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    const tool = valueIn(await store.putTool(address, TOOL))
    expect(isUuidV7(tool.id)).toBe(true)
    const text = folder.read('.github/sous/bundles/tickets/tools/get@1.json')
    expect(text.endsWith('}\n')).toBe(true)
    expect(Object.keys(JSON.parse(text))).toEqual([
      ...['schemaVersion', 'id', 'createdAt', 'modifiedAt', 'slug', 'version'],
      ...['displayName', 'description', 'tags', 'isEnabled', 'type', 'argSchema', 'http'],
    ])
  })

  it('[B-14] is never replaced: the one that is there stays as it is', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    const before = folder.snapshot()
    expect(await store.putTool(address, { ...TOOL, description: 'another' })).toMatchObject({
      ok: false,
      error: { code: 'already_exists', message: "'.github/sous/bundles/tickets/tools/get@1.json' already exists" },
    })
    expect(folder.snapshot()).toEqual(before)
  })

  it('[B-07] shares its slug and version with tools of other bundles, and its slug with other versions', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    const other = newID()
    valueIn(await store.putBundle(other, { slug: 'issues' }))
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.putTool({ ...address, bundleID: other }, TOOL))
    valueIn(await store.putTool({ ...address, version: '1.1' }, TOOL))
    expect((await store.views()).tools.map(({ bundleSlug, slug, version }) => `${bundleSlug}/${slug}@${version}`)).toEqual([
      'issues/get@1',
      'tickets/get@1',
      'tickets/get@1.1',
    ])
  })

  it('[B-06] is another one in another case', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.putTool({ ...address, slug: 'Get' }, TOOL))
    valueIn(await store.putTool({ ...address, slug: 'Żółw', version: 'Ärger' }, TOOL))
    expect((await store.views()).tools.map(({ slug }) => slug).toSorted()).toEqual(['Get', 'get', 'Żółw'].toSorted())
    const names = fs.readdirSync(path.join(folder.path, '.github/sous/bundles/tickets/tools'))
    expect(new Set(names.map((name) => name.toLowerCase().normalize('NFC'))).size).toBe(3)
    expect(names.every((name) => /^[a-z0-9.@~-]+$/.test(name))).toBe(true)
  })

  it('[B-15] [B-09] is switched, which changes nothing else of it', async () => {
    await using folder = await tempFolder()
    const { store, wait, address } = await withBundle(folder)
    const before = valueIn(await store.putTool(address, TOOL))
    wait(60_000)
    expect(valueIn(await store.switchTool(address, false))).toEqual({ ...before, isEnabled: false })
    expect(valueIn(await store.switchTool(address, true))).toEqual(before)
  })

  it('[B-16] is removed when it is deleted', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.deleteTool(address))
    expect(Object.keys(folder.snapshot())).toEqual(['.github/sous/bundles/tickets/bundle.json'])
    expect(await store.deleteTool(address)).toMatchObject({ ok: false, error: { code: 'not_found' } })
  })

  it('[B-25] cannot be added or switched in a bundle that is off', async () => {
    await using folder = await tempFolder()
    const { store, bundleID, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    valueIn(await store.switchBundle(bundleID, false))
    const before = folder.snapshot()
    expect(await store.putTool({ ...address, version: '2' }, TOOL)).toMatchObject({ ok: false, error: { code: 'disabled' } })
    expect(await store.switchTool(address, false)).toMatchObject({ ok: false, error: { code: 'disabled' } })
    expect(folder.snapshot()).toEqual(before)
  })

  it('[B-33] whose function is gone is shown as off, with its file untouched, and is back with the function', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder, { functions: ['grep', 'old'] })
    valueIn(await store.putTool(address, { type: 'go', local: { function: 'old' } }))
    const before = folder.snapshot()
    const later = testStore(folder, { functions: ['grep'] }).store
    expect((await later.views()).findTool(address)).toMatchObject({
      type: 'local',
      isEnabled: false,
      disabledReason: "the function 'old' no longer exists",
    })
    expect(folder.snapshot()).toEqual(before)
    expect((await testStore(folder, { functions: ['old'] }).store.views()).findTool(address)).toMatchObject({ isEnabled: true })
  })

  it('[B-33] cannot be added for a function that is not there', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    expect(await store.putTool(address, { type: 'local', local: { function: 'nope' } })).toMatchObject({
      error: { problems: [{ field: 'local.function', reason: "is not a known function: 'nope'" }] },
    })
  })

  it('[B-39] is one of a limited number', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder, { maxTools: 1 })
    valueIn(await store.putTool(address, TOOL))
    expect(await store.putTool({ ...address, version: '2' }, TOOL)).toMatchObject({
      ok: false,
      error: { code: 'limit_exceeded', message: 'A bundle can have at most 1 tool' },
    })
  })
})

describe('files that are not as they should be', () => {
  it('are told with their place, left as they are, and hide nothing else', async () => {
    await using folder = await tempFolder()
    const { store, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    const tools = '.github/sous/bundles/tickets/tools'
    const good = folder.read(`${tools}/get@1.json`)
    folder.write({
      [`${tools}/broken@1.json`]: '{\n  "slug": "broken",\n  oops\n}\n',
      [`${tools}/wrong@1.json`]: good.replace('"type": "http"', '"type": "carrier-pigeon"'),
      [`${tools}/renamed@1.json`]: good,
      [`${tools}/notes.txt`]: 'mine',
      '.github/sous/bundles/lost/tools/get@1.json': good,
    })
    const before = folder.snapshot()
    const { tools: seen, faults } = await testStore(folder).store.views()
    expect(seen.map(({ slug }) => slug)).toEqual(['get'])
    expect(faults.map(({ path: file, line, column, message }) => `${file}:${line}:${column}: ${message}`)).toEqual([
      '.github/sous/bundles/lost/bundle.json:1:1: is missing, so its tools belong to no bundle',
      `${tools}/notes.txt:1:1: the file name does not belong to a tool`,
      `${tools}/broken@1.json:3:3: expected a name in double quotes, found "o"`,
      `${tools}/renamed@1.json:6:3: the file must be named 'get@1.json', after its slug and version`,
      `${tools}/wrong@1.json:14:3: type must be "http" or "local"`,
    ])
    expect(await store.putTool({ ...address, slug: 'broken' }, TOOL)).toMatchObject({ ok: false, error: { code: 'already_exists' } })
    expect(folder.snapshot()).toEqual(before)
  })

  it('are seen as they are edited by hand, be it in place', async () => {
    await using folder = await tempFolder()
    const { store, wait, address } = await withBundle(folder)
    valueIn(await store.putTool(address, TOOL))
    const file = '.github/sous/bundles/tickets/tools/get@1.json'
    folder.write({ [file]: folder.read(file).replace('Gets a ticket', 'Fetches a ticket') })
    wait(2_000)
    expect((await store.views()).findTool(address)).toMatchObject({ description: 'Fetches a ticket' })
  })

  it('are not followed when they are links', async () => {
    await using folder = await tempFolder()
    await using elsewhere = await tempFolder()
    fs.mkdirSync(path.join(folder.path, '.github/sous'), { recursive: true })
    fs.symlinkSync(elsewhere.path, path.join(folder.path, '.github/sous/bundles'))
    const { store } = testStore(folder)
    expect(await store.putBundle(newID(), { slug: 'tickets' })).toMatchObject({ ok: false, error: { code: 'io_error' } })
    expect(elsewhere.snapshot()).toEqual({})
    expect((await store.views()).faults).toMatchObject([{ path: '.github/sous/bundles' }])
  })
})
