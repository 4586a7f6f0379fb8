import type * as z from 'zod/mini'
import { failed, type ToolResult } from '../model/tool-result.ts'
import type { Tool, ToolContext } from './tool.ts'

/** Checks a call's arguments against the tool's schema and runs it. The one way in which a tool is ever run. */
export async function invokeTool(tool: Tool, args: unknown, context: ToolContext): Promise<ToolResult> {
  const parsed = tool.args().safeParse(args)
  if (!parsed.success)
    return failed(
      'invalid_arguments',
      describeIssues(parsed.error),
      `See 'sous tools --format markdown' for the arguments of ${tool.name}.`,
    )
  return tool.run(parsed.data, context)
}

function describeIssues(error: z.core.$ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')
}
