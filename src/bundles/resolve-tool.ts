import { sha256 } from '../model/digest.ts'
import type { Digest } from '../model/recipe.ts'
import { failure, type Result, success } from '../model/result.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { BundleTool } from './bundle.ts'
import { findToolProblems } from './check-tool.ts'
import { bundleFile, toolFile } from './file-places.ts'
import { referenceText, type ToolReference } from './labels.ts'
import { faultAt, readBundleRecord, readToolRecord } from './read-record.ts'
import { bundleOff, corrupt, missing, toolOff } from './store-errors.ts'

/** A tool as its file says, wherever that file is: in a folder, or in a commit on a server. */
export interface ResolvedTool {
  readonly tool: BundleTool
  readonly path: string
  /** Over the file and that of its bundle. */
  readonly digest: Digest
}

export type ReadText = (path: string) => Promise<Result<string | undefined, ToolError>>

/** Finds the tool that a recipe names, by reading its two files and no others. */
export async function resolveTool(reference: ToolReference, read: ReadText): Promise<Result<ResolvedTool, ToolError>> {
  const { bundle: bundleSlug, slug, version } = reference
  const bundlePath = bundleFile(bundleSlug)
  const bundleText = await read(bundlePath)
  if (!bundleText.ok) return bundleText
  if (bundleText.value === undefined) return failure(missing('bundle', bundleSlug))
  const bundle = readBundleRecord(bundleText.value, bundlePath)
  if (!bundle.ok) return failure(corrupt(bundle.error))
  if (bundle.value.softDeletedAt !== undefined) return failure(missing('bundle', bundleSlug))
  const path = toolFile(bundleSlug, slug, version)
  const text = await read(path)
  if (!text.ok) return text
  if (text.value === undefined) return failure(missing('tool', referenceText(reference)))
  const record = readToolRecord(text.value, path)
  if (!record.ok) return failure(corrupt(record.error))
  const [problem] = await findToolProblems(record.value)
  if (problem !== undefined) return failure(corrupt(faultAt(problem, text.value, path)))
  if (!bundle.value.isEnabled) return failure(bundleOff(bundleSlug))
  if (!record.value.isEnabled) return failure(toolOff(reference))
  const { schemaVersion: _, ...shown } = record.value
  const digest = sha256(Buffer.from(`${sha256(Buffer.from(bundleText.value))}\n${sha256(Buffer.from(text.value))}`)) as Digest
  return success({ tool: { ...shown, bundleID: bundle.value.id, bundleSlug, isBuiltIn: false }, path, digest })
}
