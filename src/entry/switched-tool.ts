import * as fs from 'node:fs'
import * as path from 'node:path'
import { SWITCHES_FILE } from '../model/config.ts'
import type { ToolError } from '../model/tool-error.ts'
import type { OpenFolder } from './open-folder.ts'

/**
 * Why a tool that comes with Sous cannot be called in a folder, if it is switched off there, or where its recipes are if nobody
 * named the folder. Nothing is loaded where nothing was ever switched off.
 */
export async function whyToolOff(name: string, { tree }: OpenFolder, isNamed: boolean): Promise<ToolError | undefined> {
  const { folder, repository } = tree
  const places = isNamed || repository === undefined ? [folder] : [folder, repository.workTree]
  if (places.every((place) => !fs.existsSync(path.join(place, SWITCHES_FILE)))) return undefined
  const [{ homeFolder }, { switchedOffIn }] = await Promise.all([import('./home-folder.ts'), import('./switched-off-in.ts')])
  return switchedOffIn(isNamed ? folder : homeFolder(folder)).whyTool(name)
}
