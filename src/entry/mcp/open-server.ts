import { McpServer } from '../../serve/mcp/mcp-server.ts'
import { memoryHistory } from '../../system/history.ts'
import { collectTools } from '../../tools/collect-tools.ts'
import { ToolCollection } from '../../tools/collection.ts'
import { ToolNames } from '../../tools/tool-names.ts'
import { OneByOne } from './one-by-one.ts'
import { type ServedFolder, servedFolder } from './served-folder.ts'

/** Puts together the server of a folder: all tools, under the names and with the examples that the environment asks for. */
export async function openServer(request: Omit<ServedFolder, 'turns' | 'history'>): Promise<McpServer> {
  const { env, signal } = request.invocation
  const served = { ...request, turns: new OneByOne(), history: memoryHistory() }
  const collection = new ToolCollection()
  await collectTools(collection, { withExamples: env['MCP_INCLUDE_EXAMPLE_TOOLS'] === 'true' })
  return new McpServer({ host: servedFolder(served), tools: collection.take(), names: new ToolNames(env['MCP_TOOL_PREFIX']), signal })
}
