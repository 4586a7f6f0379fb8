import * as fs from 'node:fs'
import * as path from 'node:path'
import { CONFIG_FILE } from '../model/config.ts'
import { realDisk } from '../system/real-disk.ts'
import { locateRepository } from '../system/real-git.ts'
import { RECIPE_FOLDERS } from './recipe-files.ts'

/**
 * The folder that recipes work in when nobody names one: the present one if it has recipes or a configuration of its own
 * or lies in no repository, otherwise the top of its repository. Permissions, protected paths and the configuration all
 * speak of one and the same folder that way.
 */
export function homeFolder(folder: string): string {
  const real = realDisk.realPath(folder)
  if (!real.ok) return folder
  const top = locateRepository(real.value)?.workTree
  if (top === undefined || top === real.value) return folder
  // What is in `.github` belongs to the folder above it.
  const isOwn = path.basename(real.value) !== '.github' && OWN.some((name) => fs.existsSync(path.join(real.value, name)))
  return isOwn ? folder : top
}

const OWN = [CONFIG_FILE, '.github/sous.yaml', ...RECIPE_FOLDERS]
