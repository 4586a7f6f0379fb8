import { strFromU8, strToU8, Unzip, UnzipInflate, zipSync } from 'fflate'
import { type ToolError, toolError } from '../base/errors/tool-errors.ts'
import { failure, type Result, success } from '../base/result.ts'
import type { BundleRecord, ToolRecord } from './bundle-schemas.ts'
import { BUNDLE_FILE, fileName, toolFileName } from './file-places.ts'
import { faultText, readBundleRecord, readToolRecord, recordText } from './read-record.ts'

export const MAX_ZIP_BYTES: number = 16 * 1024 * 1024
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
const MAX_FILES = 20_001
/** One such chunk unpacks to 16 MB at most: that is how far the limit can be exceeded before we notice. */
const PIECE_BYTES = 16 * 1024
/** A fixed time, so that the same bundle always gives the same bytes. ZIP cannot store earlier years. */
const MOMENT = new Date(1980, 0, 1)

export interface PackedBundle {
  readonly bundle: BundleRecord
  readonly tools: readonly ToolRecord[]
}

/** A bundle as a ZIP file of its folder. */
export function packBundle({ bundle, tools }: PackedBundle): Uint8Array {
  const folder = fileName(bundle.slug)
  const files = [
    [`${folder}/${BUNDLE_FILE}`, recordText(bundle)] as const,
    ...tools.map((tool) => [`${folder}/tools/${toolFileName(tool.slug, tool.version)}`, recordText(tool)] as const),
  ]
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])), { mtime: MOMENT, level: 9 })
}

/** Reads such a file. Unpacks only files that belong to a bundle, by name, and only within the limits. */
export function unpackBundle(bytes: Uint8Array): Result<PackedBundle, ToolError> {
  if (bytes.length > MAX_ZIP_BYTES) return refuse(`it has more than ${MAX_ZIP_BYTES} bytes`)
  try {
    return readFiles(unpackFiles(bytes))
  } catch (error) {
    const { message } = error as Error
    return refuse(error instanceof Unwanted ? message : `it is not a ZIP file: ${message}`)
  }
}

/** Something in a ZIP file that must not be unpacked. */
class Unwanted extends Error {}

/** Counts the real output, chunk by chunk: the sizes in a ZIP file may be wrong. */
function unpackFiles(bytes: Uint8Array): Files {
  const files = new Map<string, Uint8Array[]>()
  let [count, size] = [0, 0]
  const unzip = new Unzip((file) => {
    if (++count > MAX_FILES) throw new Unwanted(`it has more than ${MAX_FILES} files`)
    if (!isSafe(file.name)) throw new Unwanted(`'${file.name.slice(0, 100)}' is not a valid path in a bundle`)
    if (file.name.endsWith('/')) return
    const parts: Uint8Array[] = []
    files.set(file.name, parts)
    file.ondata = (error, part) => {
      if (error !== null) throw error
      size += part.length
      if (size > MAX_UNPACKED_BYTES) throw new Unwanted(`it would unpack to more than ${MAX_UNPACKED_BYTES} bytes`)
      parts.push(part)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < bytes.length; start += PIECE_BYTES)
    unzip.push(bytes.subarray(start, start + PIECE_BYTES), start + PIECE_BYTES >= bytes.length)
  if (count === 0) throw new Error('it has no files')
  return files
}

/** Chunks by path. */
type Files = ReadonlyMap<string, readonly Uint8Array[]>

function readFiles(files: Files): Result<PackedBundle, ToolError> {
  const paths = [...files.keys()]
  const [bundlePath, ...others] = paths.filter((path) => /^[^/]+\/bundle\.json$/.test(path))
  if (bundlePath === undefined || others.length > 0) return refuse('it must contain one folder with a bundle.json')
  const folder = bundlePath.slice(0, bundlePath.indexOf('/') + 1)
  const bundle = readBundleRecord(textOf(files.get(bundlePath)), bundlePath)
  if (!bundle.ok) return refuse(faultText(bundle.error))
  const tools: ToolRecord[] = []
  for (const path of paths) {
    if (path === bundlePath) continue
    if (!path.startsWith(`${folder}tools/`)) return refuse(`'${path}' does not belong to a bundle`)
    const tool = readToolRecord(textOf(files.get(path)), path)
    if (!tool.ok) return refuse(faultText(tool.error))
    tools.push(tool.value)
  }
  return success({ bundle: bundle.value, tools })
}

const NAME = /^[a-z0-9.@~-]+$/

/** Relative, in lower case, and without `..`. */
function isSafe(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/')
  return parts.length <= 3 && parts.every((part) => NAME.test(part) && part !== '.' && part !== '..')
}

function textOf(parts: readonly Uint8Array[] = []): string {
  return strFromU8(Buffer.concat(parts))
}

function refuse(why: string): Result<never, ToolError> {
  return failure(ERRORS.notImported(why))
}

const ERRORS = {
  notImported: (why: string) =>
    toolError('corrupt_file', `The file cannot be imported: ${why}`, 'Nothing was changed. Export the bundle again.'),
}
