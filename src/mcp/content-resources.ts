import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Project } from '../base/config.ts'
import { type ContentKind, contentTypeOf, locationOf } from '../content/content-files.ts'
import { retrieveContent } from '../content/retrieve-content.ts'
import { findContent, type Selection, selectContent } from '../content/select-files.ts'
import { printable } from '../report/printable.ts'
import { workspaceContent } from '../tools/content/content-tool.ts'
import type { ToolContext } from '../tools/kit/tool.ts'
import { parseGlobs } from '../workspace/glob/glob.ts'
import { answerBytes, MAX_ANSWER_BYTES, tooLargeText } from './call-result.ts'

type Context = Omit<ToolContext, 'progress'>

const PAGE_SIZE = 500
/** The protocol's code for a missing resource. */
const RESOURCE_NOT_FOUND = -32002

export interface Resource {
  readonly uri: string
  readonly name: string
  readonly description?: string
  readonly mimeType: string
}

export const RESOURCE_TEMPLATES = [
  {
    uriTemplate: 'guide://category/{name}/{+filename}',
    name: 'document',
    description: 'One document of a category, by its path in the directory of the category',
  },
  { uriTemplate: 'guide://category/{name}', name: 'category', description: 'The documents of a category, by its default patterns' },
  { uriTemplate: 'guide://collection/{name}', name: 'collection', description: 'The documents of a collection' },
]

/** Categories, collections and then every document of the categories, page by page. */
export async function listResources(context: Context, cursor: string | undefined) {
  const project = await projectOf(context)
  const from = cursor === undefined ? 0 : Number(/^\d{1,9}$/.exec(cursor)?.[0] ?? Number.NaN)
  if (Number.isNaN(from)) throw new McpError(ErrorCode.InvalidParams, 'The cursor is not valid')
  const all = [
    ...project.categories.map(({ name, description }) => asResource('category', name, description)),
    ...project.collections.map(({ name, description }) => asResource('collection', name, description)),
    ...(await listDocuments(project, context)),
  ]
  const end = from + PAGE_SIZE
  return { resources: all.slice(from, end), ...(end < all.length && { nextCursor: String(end) }) }
}

/** The documents at a URI, each with its own URI. */
export async function readResource(context: Context, uri: string) {
  const address = parseAddress(uri)
  if (address === undefined) throw notFound(uri, 'It does not have the form guide://category/{name}/{filename}')
  const content = await retrieveContent({
    name: address.name,
    kinds: [address.kind],
    selection: address.selection,
    values: undefined,
    project: await projectOf(context),
    files: workspaceContent(context),
    parseGlobs,
    maxBytes: context.limits.contentBytes,
    signal: context.signal,
    progress: () => undefined,
  })
  if (!content.ok) throw notFound(uri, content.error.message)
  // The protocol has no place for them.
  for (const warning of content.value.warnings) context.log.write('warn', `${uri}: ${warning}`)
  const [only] = content.value.documents
  const isExact = address.selection.kind === 'document'
  const contents = content.value.documents.map((document) => ({
    uri: isExact && document === only ? uri : locationOf(document),
    mimeType: document.contentType,
    text: document.text,
  }))
  const size = answerBytes(contents)
  if (size > MAX_ANSWER_BYTES) throw new McpError(ErrorCode.InvalidParams, tooLargeText(size))
  return { contents }
}

async function listDocuments(project: Project, context: Context): Promise<readonly Resource[]> {
  const resources: Resource[] = []
  for (const { name } of project.categories) {
    const found = findContent(name, ['category'], project)
    if (!found.ok) continue
    const files = await selectContent({
      found: found.value,
      selection: { kind: 'defaults' },
      files: workspaceContent(context),
      parseGlobs,
    })
    // A category with an empty or missing directory has nothing to list; reading it reports why.
    for (const info of files.ok ? files.value.infos : [])
      resources.push({ uri: locationOf(info), name: printable(info.filename), mimeType: contentTypeOf(info.basename) })
  }
  return resources
}

function asResource(kind: ContentKind, name: string, description: string): Resource {
  const about = description === '' ? {} : { description: printable(description) }
  return { uri: `guide://${kind}/${encodeURIComponent(name)}`, name: printable(name), ...about, mimeType: 'multipart/mixed' }
}

interface Address {
  readonly kind: ContentKind
  readonly name: string
  readonly selection: Selection
}

function parseAddress(uri: string): Address | undefined {
  const [, kind, name = '', filename] = /^guide:\/\/(category|collection)\/([^/?#]+)(?:\/([^?#]+))?$/.exec(uri) ?? []
  if (kind === undefined || (kind === 'collection' && filename !== undefined)) return undefined
  try {
    const selection: Selection =
      filename === undefined ? { kind: 'defaults' } : { kind: 'document', filename: filename.split('/').map(decodeURIComponent).join('/') }
    return { kind: kind as ContentKind, name: decodeURIComponent(name), selection }
  } catch {
    return undefined
  }
}

/** A project without a configuration offers nothing, which is not an error. */
async function projectOf(context: Context): Promise<Project> {
  const project = await context.project()
  if (!project.ok) throw new McpError(ErrorCode.InternalError, project.error.message)
  return project.value ?? { categories: [], collections: [] }
}

function notFound(uri: string, why: string): McpError {
  return new McpError(RESOURCE_NOT_FOUND, `Resource not found: ${printable(uri)}. ${printable(why)}`)
}
