import * as path from 'node:path'
import type { ProvidedBundle } from '../../src/bundles/bundle.ts'
import { uuidV7 } from '../../src/bundles/bundle-schemas.ts'
import { BundleStore } from '../../src/bundles/bundle-store.ts'
import { realProcessLock } from '../../src/system/disk/process-lock.ts'
import { realRecordDisk } from '../../src/system/disk/record-disk.ts'
import type { TempFolder } from './temp-folder.ts'

export interface TestStore {
  readonly store: BundleStore
  /** Moves the clock of the store. */
  wait(ms: number): void
}

export interface StoreSettings {
  readonly functions?: readonly string[]
  readonly provided?: readonly ProvidedBundle[]
  readonly maxTools?: number
}

/** A store over a real folder, with a clock that the test moves. */
export function testStore(folder: TempFolder, { functions = ['grep'], provided = [], ...limits }: StoreSettings = {}): TestStore {
  let now = Date.parse('2026-05-01T12:00:00.000Z')
  const store = new BundleStore({
    disk: realRecordDisk(folder.path),
    lock: realProcessLock(path.join(folder.path, 'bundles.lock')),
    clock: { now: () => new Date(now) },
    provided: async () => provided,
    functions: new Set(functions),
    ...limits,
  })
  return {
    store,
    wait: (ms) => {
      now += ms
    },
  }
}

export function newID(): string {
  return uuidV7(new Date())
}

/** What a client says of a tool that asks a server. */
export function httpTool(origin: string, changes: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    type: 'http',
    description: 'Gets a ticket',
    tags: ['tickets'],
    argSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    http: { allowedHosts: [new URL(origin).host], calls: [{ urlTemplate: `${origin}/tickets/\${id}` }] },
    ...changes,
  }
}

/** The value of what must have gone well. */
export function valueIn<T>(result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}
