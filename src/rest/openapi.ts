import * as z from 'zod/mini'
import { refusalBody } from './rest-schemas.ts'
import type { Route } from './route.ts'
import { ROUTES } from './routes.ts'

type Json = Readonly<Record<string, unknown>>

/** The OpenAPI 3.1 description of the server, generated from its routes and schemas. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const route of ROUTES) {
    paths[route.path] = { ...paths[route.path], [route.method]: operation(route) }
  }
  paths['/openapi.json'] = {
    get: {
      operationId: 'getDescription',
      summary: 'This description',
      responses: {
        200: { description: 'The description', content: { 'application/json': { schema: { type: 'object' } } } },
        ...refusals([], false),
      },
    },
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Sous', version, description: 'Bundles of tools, and the tools in them.' },
    paths,
    components: {
      schemas: { Refusal: jsonSchema(refusalBody(), 'output') },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
    },
    security: [{ token: [] }],
  }
}

function operation({ name, summary, params, query, body, answers, refusals: codes }: Route): Json {
  return {
    operationId: name,
    summary,
    parameters: [...parameters(params?.(), 'path'), ...parameters(query?.(), 'query')],
    ...(body !== undefined && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(body(), 'input') } } },
    }),
    responses: {
      ...Object.fromEntries(Object.entries(answers).map(([status, schema]) => [status, answer(schema)])),
      ...refusals(codes, body !== undefined),
    },
  }
}

function parameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): readonly Json[] {
  if (schema === undefined) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    readonly properties?: Readonly<Record<string, unknown>>
    readonly required?: readonly string[]
  }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }))
}

function answer(schema: (() => z.core.$ZodType) | undefined): Json {
  if (schema === undefined) return { description: 'Done' }
  return { description: 'Done', content: { 'application/json': { schema: jsonSchema(schema(), 'output') } } }
}

const MEANINGS: Readonly<Record<number, string>> = {
  400: 'The request is not valid; problems lists each field and why',
  401: 'The token is missing or wrong',
  403: 'Not allowed',
  404: 'The bundle or tool does not exist',
  409: 'It already exists and was not changed, or a file is damaged',
  413: 'The body is too large',
  415: 'The body is not JSON',
  423: 'The bundle or tool is switched off',
  429: 'The rate limit of the server or of the tool is used up',
}

function refusals(more: readonly number[], hasBody: boolean): Json {
  const codes = new Set([400, 401, 403, 429, ...(hasBody ? [413, 415] : []), ...more])
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } }
  return Object.fromEntries(
    [...codes]
      .sort((a, b) => a - b)
      .map((code) => [code, { description: MEANINGS[code] ?? '', content, ...(code === 429 && { headers: RETRY_AFTER }) }]),
  )
}

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds to wait before trying again', required: true, schema: { type: 'integer', minimum: 1 } },
}

function jsonSchema(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>
  return rest
}
