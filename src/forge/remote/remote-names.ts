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
