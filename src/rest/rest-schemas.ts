import * as z from 'zod/mini'
import { once } from '../base/result.ts'
import { bundleRecord, toolRecord, UUID_V7_PATTERN } from '../bundles/bundle-schemas.ts'
import { MAX_ZIP_BYTES } from '../bundles/bundle-zip.ts'
import { SLUG, SLUG_RULE, VERSION_PATTERN, VERSION_RULE } from '../bundles/labels.ts'
import { MAX_PAGE_SIZE, USUAL_PAGE_SIZE } from '../bundles/list-bundles.ts'

/** Base64 in JSON: another content type could also be sent by a form. */
export const MAX_ZIP_CHARACTERS: number = 4 * Math.ceil(MAX_ZIP_BYTES / 3)
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/

export const bundleID = once(() => z.string().check(z.regex(UUID_V7_PATTERN, 'must be a UUIDv7 in lower case')))
const slug = () => z.string().check(z.regex(SLUG, SLUG_RULE))
const version = () => z.string().check(z.regex(VERSION_PATTERN, VERSION_RULE))
const text = () => z.string().check(z.minLength(1), z.maxLength(2_000))
const size = () => z.int().check(z.gte(1), z.lte(MAX_PAGE_SIZE), z.describe(`Maximum number (default: ${USUAL_PAGE_SIZE})`))
const flag = () => z.boolean().check(z.describe('Whether to include those that are switched off'))
const ids = () => z.array(bundleID()).check(z.minLength(1), z.maxLength(100))

export const bundleParams = once(() => z.strictObject({ bundleID: bundleID() }))
export const toolParams = once(() => z.strictObject({ bundleID: bundleID(), toolSlug: slug(), version: version() }))

export const bundlesQuery = once(() =>
  z.strictObject({
    bundleIDs: z.optional(ids()),
    includeDisabled: z.optional(flag()),
    pageSize: z.optional(size()),
    pageToken: z.optional(text()),
  }),
)
export const toolsQuery = once(() =>
  z.strictObject({
    tags: z.optional(z.array(slug()).check(z.minLength(1), z.maxLength(20))),
    bundleIDs: z.optional(ids()),
    includeDisabled: z.optional(flag()),
    recommendedPageSize: z.optional(size()),
    pageToken: z.optional(text()),
  }),
)
export const searchQuery = once(() =>
  z.strictObject({
    q: z.string().check(z.minLength(1), z.maxLength(200)),
    includeDisabled: z.optional(flag()),
    pageSize: z.optional(size()),
    pageToken: z.optional(text()),
  }),
)

export const invokeBody = once(() =>
  z.strictObject({
    args: z._default(z.record(z.string(), z.unknown()), {}).check(z.describe('Arguments, as defined by the argSchema of the tool')),
  }),
)

const { schemaVersion: _, softDeletedAt: __, movingTo: ___, ...bundleFields } = bundleRecord().shape
export const bundleView = once(() => z.strictObject({ ...bundleFields, isBuiltIn: z.boolean() }))

const { schemaVersion: ____, ...toolFields } = toolRecord().shape
export const toolView = once(() =>
  z.strictObject({
    ...toolFields,
    type: z.enum(['http', 'local', 'recipe']),
    bundleID: bundleID(),
    bundleSlug: slug(),
    isBuiltIn: z.boolean(),
    effect: z.optional(z.enum(['read', 'stage', 'external'])),
    when: z.optional(z.string().check(z.describe('When to choose it over a similar tool'))),
    examples: z.optional(z.array(z.strictObject({ description: z.string(), args: z.record(z.string(), z.unknown()) }))),
    recipe: z.optional(z.strictObject({ name: z.string() })),
    disabledReason: z.optional(z.string()),
    usage: z.optional(z.strictObject({ callCount: z.int(), lastCalledAt: z.string() })),
  }),
)

export const bundlesPage = once(() => z.strictObject({ bundles: z.array(bundleView()), nextPageToken: z.optional(z.string()) }))
const zip = () =>
  z.string().check(z.maxLength(MAX_ZIP_CHARACTERS), z.regex(BASE64, 'must be base64'), z.describe('A ZIP file of the bundle, in base64'))
export const exportAnswer = once(() => z.strictObject({ fileName: z.string(), zip: zip() }))
export const importBody = once(() => z.strictObject({ zip: zip() }))

export const toolsPage = once(() => z.strictObject({ tools: z.array(toolView()), nextPageToken: z.optional(z.string()) }))
const error = () =>
  z.strictObject({
    code: z.string(),
    message: z.string(),
    suggestion: z.string(),
    problems: z.optional(z.array(z.strictObject({ field: z.string(), reason: z.string() }))),
  })
export const refusalBody = once(() => z.strictObject({ ok: z.literal(false), error: error() }))
export const invokeAnswer = once(() => z.union([z.strictObject({ ok: z.literal(true), value: z.unknown() }), refusalBody()]))
