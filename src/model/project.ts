import type { SousConfig } from './config.ts'
import { type Result, success } from './result.ts'
import type { ToolError } from './tool-error.ts'

/** What content tools know of a repository: the part of its configuration that is about content. */
export type Project = Pick<SousConfig, 'categories' | 'collections'>

/** Each session has its own, and reads its configuration when first asked. `undefined` means that there is none. */
export type ProjectSource = () => Promise<Result<Project | undefined, ToolError>>

export const noProject: ProjectSource = async () => success(undefined)
