import { instructionFor, type ToolError } from '../../base/errors/tool-errors.ts'
import type { Result, ToolResult } from '../../base/result.ts'
import type { Tool } from '../../tools/kit/tool.ts'

export interface Guidance {
  /** For the user. */
  readonly message?: string
  /** For an agent: what to do, or to leave. Failures have one by their code. */
  readonly instruction?: string
}

/** The form of the infrastructure and content specifications. */
export function infrastructureForm(result: ToolResult, guidance: Guidance = {}): Readonly<Record<string, unknown>> {
  if (result.ok) {
    const message = guidance.message ?? result.output
    return {
      success: true,
      value: result.answer ?? result.value,
      ...(message && { message }),
      ...(guidance.instruction && { instruction: guidance.instruction }),
    }
  }
  const { error } = result
  return {
    success: false,
    error: error.message,
    error_type: error.code,
    ...(error.cause instanceof Error && { exception_type: error.cause.name, exception_message: error.cause.message }),
    message: guidance.message ?? error.suggestion,
    instruction: guidance.instruction ?? instructionFor(error),
  }
}

export function toJsonString(result: ToolResult, guidance: Guidance = {}): string {
  return JSON.stringify(infrastructureForm(result, guidance))
}

/** The form of the tool contracts, which the command line prints. */
export function contractForm(
  tool: Pick<Tool, 'name' | 'metadata'>,
  result: ToolResult,
  executionTimeMs: number,
): Readonly<Record<string, unknown>> {
  const execution_time_ms = Math.round(executionTimeMs)
  const value = result.value as Readonly<Record<string, unknown>> | undefined
  const metadata = value === undefined ? {} : Object.fromEntries(tool.metadata.map((key) => [key, value[key]]))
  if (!result.ok)
    return {
      tool: tool.name,
      success: false,
      error: errorForm(result.error),
      files_affected: result.filesAffected ?? [],
      execution_time_ms,
      metadata,
      warnings: [],
      ...(value !== undefined && { value }),
    }
  return {
    tool: tool.name,
    success: true,
    output: result.output,
    files_affected: result.filesAffected,
    execution_time_ms,
    metadata,
    warnings: result.warnings,
    value,
  }
}

/** The form of the functional specification. */
export function functionalForm(result: Result<unknown, ToolError>): Readonly<Record<string, unknown>> {
  return result.ok ? { ok: true, value: result.value } : { ok: false, error: errorForm(result.error) }
}

function errorForm({ code, message, suggestion }: ToolError): Readonly<Record<string, string>> {
  return { code, message, suggestion }
}
