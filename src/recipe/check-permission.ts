import { briefText } from '../model/path.ts'
import type { RecipePermissions } from '../model/recipe.ts'
import type { StepCall } from './check-call.ts'
import type { Diagnostics } from './diagnostics.ts'
import { hasExpression } from './template.ts'

/** Finds calls that the recipe's own permissions can never allow. */
export function checkPermission(call: StepCall, permissions: RecipePermissions, diagnostics: Diagnostics): void {
  const { tool, at } = call
  const needs = (key: string, message: string, example: string) =>
    diagnostics.error(at, 'permission_missing', message, `Add 'permissions: { ${key}: [${example}] }' to the recipe.`)
  if (tool.effect === 'stage' && permissions.write.length === 0)
    needs('write', `${tool.name} changes files, and the recipe may not change any`, "'docs/**/*.md'")
  if (tool.permissions.includes('RunCommands') && tool.effect === 'external') {
    const command = plainText(call, 'command')
    if (command !== undefined && !permissions.run.includes(command.value))
      needs('run', `The recipe may not run '${briefText(command.value)}'`, briefText(JSON.stringify(command.value)))
  }
  if (tool.permissions.includes('Network')) {
    const host = hostOf(plainText(call, 'url')?.value)
    const hosts = tool.hosts ?? (host === undefined ? [] : [host])
    if (permissions.fetch.length === 0)
      needs('fetch', `${tool.name} fetches, and the recipe may not fetch from anywhere`, hosts[0] ?? 'nodejs.org')
    else for (const each of hosts) if (!permissions.fetch.includes(each)) needs('fetch', `The recipe may not fetch from ${each}`, each)
  }
}

function plainText(call: StepCall, argument: string): { readonly value: string } | undefined {
  const node = call.arguments.find((entry) => entry.key === argument)?.value
  return node?.kind === 'scalar' && typeof node.value === 'string' && !hasExpression(node.value) ? { value: node.value } : undefined
}

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? briefText(new URL(url).hostname) : undefined
}
