import type { ContentFiles } from '../content/content-files.ts'
import { ROOT_DIRECTORY } from '../model/path.ts'
import { failure, success } from '../model/result.ts'
import { toolError } from '../model/tool-error.ts'
import { sizeText } from '../model/wording.ts'
import { decodeText } from '../workspace/text.ts'
import { findDirectory } from './directory-argument.ts'
import type { ToolContext } from './tool.ts'

/** The files of a workspace, as content tools see them: what is staged is content already. */
export function workspaceContent({ workspace, limits }: Pick<ToolContext, 'workspace' | 'limits'>): ContentFiles {
  return {
    async list(directory) {
      const found = await findDirectory(directory, workspace)
      if (!found.ok) return found
      const entries = await workspace.directory(found.value)
      if (!entries.ok) return entries
      const { files, unreadable = [] } = await workspace.files()
      if (directory === ROOT_DIRECTORY) return success({ files, unreadable })
      const isIn = (path: string, above: string) => path.startsWith(`${above}/`)
      return success({
        files: files.filter((path) => isIn(path, directory)),
        // One above it hides what is in it from the listing.
        unreadable: unreadable.filter((each) => each === ROOT_DIRECTORY || isIn(each, directory) || isIn(directory, each)),
      })
    },
    async read(path) {
      const content = await workspace.read(path, limits.readFileBytes + 1)
      if (!content.ok) return content
      const { bytes } = content.value
      if (bytes.length > limits.readFileBytes)
        return failure(toolError('too_large', `File '${path}' is larger than ${sizeText(limits.readFileBytes)}`, 'Leave it out.'))
      const text = decodeText(bytes, path)
      return success(text.ok ? text.value.text : undefined)
    },
  }
}
