import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { failure, type Result, success } from '../model/result.ts'
import { type ToolError, toolError } from '../model/tool-error.ts'
import type { BundleRecord, ToolRecord } from './bundle-schemas.ts'
import { BUNDLE_FILE, fileName, toolFileName } from './file-places.ts'
import { faultText, readBundleRecord, readToolRecord, recordText } from './read-record.ts'

export const MAX_ZIP_BYTES: number = 16 * 1024 * 1024
const MAX_UNPACKED_BYTES = 64 * 1024 * 1024
const MAX_FILES = 20_001
/** The same bytes for the same bundle, whenever it is packed. ZIP knows no earlier year. */
const MOMENT = new Date(1980, 0, 1)

export interface PackedBundle {
  readonly bundle: BundleRecord
  readonly tools: readonly ToolRecord[]
}

/** A bundle as a ZIP file: the folder that it is kept in. */
export function packBundle({ bundle, tools }: PackedBundle): Uint8Array {
  const folder = fileName(bundle.slug)
  const files = [
    [`${folder}/${BUNDLE_FILE}`, recordText(bundle)] as const,
    ...tools.map((tool) => [`${folder}/tools/${toolFileName(tool.slug, tool.version)}`, recordText(tool)] as const),
  ]
  return zipSync(Object.fromEntries(files.map(([path, text]) => [path, strToU8(text)])), { mtime: MOMENT, level: 9 })
}

/** Reads such a file. Nothing is unpacked that is not a file of a bundle, by its name, and nothing beyond the limits. */
export function unpackBundle(bytes: Uint8Array): Result<PackedBundle, ToolError> {
  if (bytes.length > MAX_ZIP_BYTES) return refuse(`it has more than ${MAX_ZIP_BYTES} bytes`)
  let [count, size] = [0, 0]
  let problem: string | undefined
  let files: Readonly<Record<string, Uint8Array>>
  try {
    files = unzipSync(bytes, {
      filter({ name, originalSize }) {
        count++
        size += originalSize
        if (problem === undefined && count > MAX_FILES) problem = `it has more than ${MAX_FILES} files`
        if (problem === undefined && size > MAX_UNPACKED_BYTES) problem = `it would unpack to more than ${MAX_UNPACKED_BYTES} bytes`
        if (problem === undefined && !isSafe(name)) problem = `'${name.slice(0, 100)}' is no place for a file of a bundle`
        return problem === undefined && !name.endsWith('/')
      },
    })
  } catch (error) {
    return refuse(`it is no ZIP file: ${(error as Error).message}`)
  }
  return problem === undefined ? readFiles(files) : refuse(problem)
}

function readFiles(files: Readonly<Record<string, Uint8Array>>): Result<PackedBundle, ToolError> {
  const paths = Object.keys(files)
  const [bundlePath, ...others] = paths.filter((path) => /^[^/]+\/bundle\.json$/.test(path))
  if (bundlePath === undefined || others.length > 0) return refuse('it must hold one folder with a bundle.json')
  const folder = bundlePath.slice(0, bundlePath.indexOf('/') + 1)
  const bundle = readBundleRecord(textOf(files[bundlePath]), bundlePath)
  if (!bundle.ok) return refuse(faultText(bundle.error))
  const tools: ToolRecord[] = []
  for (const path of paths) {
    if (path === bundlePath) continue
    if (!path.startsWith(`${folder}tools/`)) return refuse(`'${path}' does not belong to a bundle`)
    const tool = readToolRecord(textOf(files[path]), path)
    if (!tool.ok) return refuse(faultText(tool.error))
    tools.push(tool.value)
  }
  return success({ bundle: bundle.value, tools })
}

const NAME = /^[a-z0-9.@~-]+$/

/** Relative, in lower case, and without a way up. */
function isSafe(name: string): boolean {
  const parts = name.replace(/\/$/, '').split('/')
  return parts.length <= 3 && parts.every((part) => NAME.test(part) && part !== '.' && part !== '..')
}

function textOf(bytes: Uint8Array | undefined): string {
  return strFromU8(bytes ?? new Uint8Array())
}

function refuse(why: string): Result<never, ToolError> {
  return failure(toolError('corrupt_file', `The file cannot be imported: ${why}`, 'Nothing was changed. Export the bundle anew.'))
}
