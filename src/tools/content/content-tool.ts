import * as z from 'zod/mini'
import type { Project } from '../../base/config.ts'
import { type ToolError, toolError } from '../../base/errors/tool-errors.ts'
import { ROOT_DIRECTORY } from '../../base/path.ts'
import { failure, type Result, succeeded, success, type ToolResult } from '../../base/result.ts'
import { countOf, sizeText } from '../../base/text/wording.ts'
import { type ContentFiles, type ContentKind, locationOf } from '../../content/content-files.ts'
import { type Content, retrieveContent } from '../../content/retrieve-content.ts'
import { parseGlobs } from '../../workspace/glob/glob.ts'
import { decodeText } from '../../workspace/text/text.ts'
import { globArgument, onlyWhen } from '../kit/argument-schemas.ts'
import { findDirectory } from '../kit/path-arguments.ts'
import type { ArgsOf, ArgumentRule, ToolContext } from '../kit/tool.ts'

const MAX_LISTED = 10

/** The arguments of all content tools. The name `document` is reserved for later. */
export function contentArguments() {
  return {
    pattern: z.optional(
      globArgument(
        "Glob pattern relative to the category's directory, instead of the default patterns: '*.md', '**/*.py', 'intro.md', or 'intro' for every intro.*",
      ),
    ),
    render: z.optional(z.boolean().check(z.describe('Render templates (*.mustache) with the variables. An unknown variable is an error'))),
    variables: z.optional(
      z.record(z.string(), variable()).check(z.describe('Variables for the templates: values, lists and maps of them')),
    ),
  }
}

/** Spelled out to this depth, so that clients see what they can pass. */
function variable() {
  const value = z.union([z.string(), z.number(), z.boolean(), z.null()])
  const map = z.record(z.string(), value)
  return z.union([z.string(), z.number(), z.boolean(), z.null(), map, z.array(z.union([value, map]))])
}

const document = () =>
  z.strictObject({
    path: z.string(),
    category: z.string(),
    filename: z.string(),
    basename: z.string(),
    is_template: z.boolean(),
    content_type: z.string(),
    location: z.string(),
    size: z.int(),
    content: z.string(),
  })

export function contentOutputs() {
  return {
    content: z.string().check(z.describe('A single document as is, several as MIME multipart')),
    files: z.array(z.string()).check(z.describe('Paths of the documents, relative to the working directory')),
    documents: z
      .array(document())
      .check(z.describe('The documents with path, category, filename, basename (without .mustache), content and more')),
    count: z.int().check(z.describe('Number of documents')),
  }
}

type Outputs = ArgsOf<ReturnType<typeof contentOutputs>>

export const CONTENT_RULES: readonly ArgumentRule[] = [
  onlyWhen('variables', 'render', true, "Add 'render: true', or leave 'variables' out."),
]

export interface ContentCall {
  readonly name: string
  readonly kinds: readonly ContentKind[]
  readonly pattern: string | undefined
  readonly render: boolean | undefined
  readonly variables: Readonly<Record<string, unknown>> | undefined
}

/** What all content tools do; they differ only in how they look up the name. */
export async function getContent(call: ContentCall, context: ToolContext): Promise<ToolResult<Outputs>> {
  try {
    const project = await context.project()
    if (!project.ok) return project
    const content = await retrieve(call, project.value, context)
    return content.ok ? present(content.value) : content
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return failure(ERRORS.notRetrieved(call.name, reason, error))
  }
}

function retrieve(call: ContentCall, project: Project | undefined, context: ToolContext): Promise<Result<Content, ToolError>> {
  return retrieveContent({
    name: call.name,
    kinds: call.kinds,
    selection: call.pattern === undefined ? { kind: 'defaults' } : { kind: 'pattern', pattern: call.pattern },
    values: call.render === true ? (call.variables ?? {}) : undefined,
    project,
    files: workspaceContent(context),
    parseGlobs,
    maxBytes: context.limits.contentBytes,
    signal: context.signal,
    progress: (done, total) => context.progress({ done, total, unit: 'documents' }),
  })
}

function present({ what, documents, text, warnings }: Content): ToolResult<Outputs> {
  const files = documents.map((each) => each.path)
  const more = files.length > MAX_LISTED ? [`  … and ${files.length - MAX_LISTED} more`] : []
  const listed = [...files.slice(0, MAX_LISTED).map((file) => `  ${file}`), ...more]
  const value: Outputs = {
    content: text,
    files,
    documents: documents.map((each) => ({
      path: each.path,
      category: each.category,
      filename: each.filename,
      basename: each.basename,
      is_template: each.isTemplate,
      content_type: each.contentType,
      location: locationOf(each),
      size: each.size,
      content: each.text,
    })),
    count: documents.length,
  }
  return succeeded(value, [`${countOf(documents.length, 'document')} of ${what}:`, ...listed].join('\n'), { answer: text, warnings })
}

/** The files of a workspace, as content tools see them: staged changes are included. */
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
        // An unreadable directory above it also hides its files from the listing.
        unreadable: unreadable.filter((each) => each === ROOT_DIRECTORY || isIn(each, directory) || isIn(directory, each)),
      })
    },
    async read(path) {
      const content = await workspace.read(path, limits.readFileBytes + 1)
      if (!content.ok) return content
      const { bytes } = content.value
      if (bytes.length > limits.readFileBytes) return failure(ERRORS.tooLarge(path, limits.readFileBytes))
      const text = decodeText(bytes, path)
      return success(text.ok ? text.value.text : undefined)
    },
  }
}

const ERRORS = {
  notRetrieved: (name: string, why: string, cause: unknown) =>
    toolError('unknown', `Content '${name}' could not be retrieved: ${why}`, 'Please report it.', cause),
  tooLarge: (path: string, most: number) => toolError('too_large', `File '${path}' is larger than ${sizeText(most)}`, 'Leave it out.'),
}
