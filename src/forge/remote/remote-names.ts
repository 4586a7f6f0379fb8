import { isObjectId } from '../../workspace/scratch/clean-repository.ts'

/** One ref that is to change, from exactly what it was. */
export interface RefUpdate {
  readonly ref: string
  /** `undefined`: there must be none yet. */
  readonly from: string | undefined
  /** `undefined` removes it. */
  readonly to: string | undefined
}

const REF = /^refs\/(?:heads|sous)\/(?!.*(?:\.\.|\/\/|@\{|\.lock(?:\/|$)|\/\.|[/.]$))[^\p{Cc} ~^:?*[\\]+$/u

/** Refs that keep git from creating a ref: one that is named like a folder of it, or any below it. */
export function blockersOf(ref: string): readonly string[] {
  const names = ref.split('/')
  return [...names.slice(3).map((_, i) => names.slice(0, i + 3).join('/')), `${ref}/*`]
}

/** `pattern` may end in `*`. */
export function matchesRef(pattern: string, ref: string): boolean {
  return pattern.endsWith('*') ? ref.startsWith(pattern.slice(0, -1)) : ref === pattern
}

export function mustBeUpdate({ ref, from, to }: RefUpdate): void {
  mustBeRef(ref)
  if (from !== undefined) mustBeObject(from)
  if (to !== undefined) mustBeObject(to)
}

/** Callers have checked what comes from outside; nothing else may ever get into git's arguments. */
export function mustBeRef(ref: string): void {
  if (!isUsableRef(ref)) throw new Error(`Not a ref that Sous touches: ${JSON.stringify(ref)}`)
}

export function mustBeObject(id: string): void {
  if (!isObjectId(id)) throw new Error(`Not an object id: ${JSON.stringify(id)}`)
}

/** Branches, and Sous's own. By their full names, so that none can be taken for an option. */
export function isUsableRef(ref: string): boolean {
  return REF.test(ref)
}
