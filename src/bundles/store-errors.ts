import { toolError } from '../model/tool-error.ts'
import type { DiskFault } from '../system/disk.ts'
import type { StoreFault } from './bundle.ts'
import { referenceText, type ToolReference } from './labels.ts'
import type { BundleError } from './problems.ts'

export function missing(what: 'bundle' | 'tool', name: string): BundleError {
  return toolError('not_found', `There is no ${what} '${name}'`, `List the ${what}s to see which there are.`)
}

export function conflict(message: string): BundleError {
  return toolError('already_exists', message, 'It was left as it is. Choose another slug or version.')
}

export function occupied(path: string): BundleError {
  return conflict(`There is '${path}' already`)
}

export function readOnly(): BundleError {
  return toolError('read_only', 'The bundle comes with Sous and cannot be changed', 'It can only be switched on and off.')
}

export function bundleOff(slug: string): BundleError {
  const suggestion = `Nothing in it can be called, added or switched until it is on again: sous bundle enable ${slug}`
  return toolError('disabled', `The bundle '${slug}' is switched off`, suggestion)
}

/** `what` names it as its callers do. */
export function toolOff(reference: ToolReference, what = `tool '${referenceText(reference)}'`): BundleError {
  const suggestion = `It can be called once it is on again: sous bundle enable ${referenceText(reference)}`
  return toolError('disabled', `The ${what} is switched off`, suggestion)
}

/** Off although nobody switched it off. */
export function toolUnusable(reference: ToolReference, reason: string): BundleError {
  return toolError('disabled', `The tool '${referenceText(reference)}' is off: ${reason}`, 'What is stored of it was left as it is.')
}

export function corrupt({ path, line, column, message }: StoreFault): BundleError {
  return toolError('corrupt_file', `${path}:${line}:${column}: ${message}`, 'Correct the file, or bring back an earlier version of it.')
}

export function diskError({ message }: DiskFault): BundleError {
  return toolError('io_error', `The bundles cannot be written: ${message}`, 'Check the disk and who may write there.')
}
