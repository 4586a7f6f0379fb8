import type * as z from 'zod/mini'
import { bundleBody, switchBody, toolBody } from '../bundles/bundle-schemas.ts'
import {
  bundleParams,
  bundlesPage,
  bundlesQuery,
  bundleView,
  invokeAnswer,
  invokeBody,
  searchQuery,
  toolParams,
  toolsPage,
  toolsQuery,
  toolView,
} from './rest-schemas.ts'

type ObjectSchema = z.ZodMiniObject<z.core.$ZodShape, z.core.$strict>

export interface Route {
  readonly name: RouteName
  readonly method: 'get' | 'put' | 'patch' | 'delete' | 'post'
  /** With `{name}` for path parameters. */
  readonly path: string
  readonly summary: string
  readonly params?: () => ObjectSchema
  readonly query?: () => ObjectSchema
  readonly body?: () => z.core.$ZodType
  /** The successful responses; `undefined` for an empty one. */
  readonly answers: Readonly<Record<number, (() => z.core.$ZodType) | undefined>>
  /** Other possible statuses, in addition to 400, 401, 403, 413, 415 and 429. */
  readonly refusals: readonly number[]
}

export type RouteName =
  | 'putBundle'
  | 'patchBundle'
  | 'deleteBundle'
  | 'listBundles'
  | 'putTool'
  | 'patchTool'
  | 'deleteTool'
  | 'getTool'
  | 'invokeTool'
  | 'listTools'
  | 'searchTools'

const BUNDLE = '/tools/bundles/{bundleID}'
const TOOL = `${BUNDLE}/tools/{toolSlug}/version/{version}`

/** The one list of routes: server and description are both made from it. */
export const ROUTES: readonly Route[] = [
  {
    name: 'listBundles',
    method: 'get',
    path: '/tools/bundles',
    summary: 'List bundles',
    query: bundlesQuery,
    answers: { 200: bundlesPage },
    refusals: [],
  },
  {
    name: 'putBundle',
    method: 'put',
    path: BUNDLE,
    summary: 'Create a bundle, or replace its record',
    params: bundleParams,
    body: bundleBody,
    answers: { 200: bundleView, 201: bundleView },
    refusals: [409],
  },
  {
    name: 'patchBundle',
    method: 'patch',
    path: BUNDLE,
    summary: 'Switch a bundle on or off',
    params: bundleParams,
    body: switchBody,
    answers: { 200: bundleView },
    refusals: [404, 409],
  },
  {
    name: 'deleteBundle',
    method: 'delete',
    path: BUNDLE,
    summary: 'Mark a bundle as deleted; it is removed after two days if it has no tools',
    params: bundleParams,
    answers: { 204: undefined },
    refusals: [404, 409],
  },
  {
    name: 'getTool',
    method: 'get',
    path: TOOL,
    summary: 'Show a tool',
    params: toolParams,
    answers: { 200: toolView },
    refusals: [404],
  },
  {
    name: 'putTool',
    method: 'put',
    path: TOOL,
    summary: 'Add a tool; existing tools are never replaced',
    params: toolParams,
    body: toolBody,
    answers: { 201: toolView },
    refusals: [404, 409, 423],
  },
  {
    name: 'patchTool',
    method: 'patch',
    path: TOOL,
    summary: 'Switch a tool on or off',
    params: toolParams,
    body: switchBody,
    answers: { 200: toolView },
    refusals: [404, 409, 423],
  },
  {
    name: 'deleteTool',
    method: 'delete',
    path: TOOL,
    summary: 'Remove a tool',
    params: toolParams,
    answers: { 204: undefined },
    refusals: [404, 409],
  },
  {
    name: 'invokeTool',
    method: 'post',
    path: `${TOOL}/invoke`,
    summary: 'Call a tool; with Accept: text/event-stream, output is streamed as it arrives',
    params: toolParams,
    body: invokeBody,
    answers: { 200: invokeAnswer },
    refusals: [404, 423],
  },
  {
    name: 'listTools',
    method: 'get',
    path: '/tools/tools',
    summary: 'List the tools of all bundles',
    query: toolsQuery,
    answers: { 200: toolsPage },
    refusals: [],
  },
  {
    name: 'searchTools',
    method: 'get',
    path: '/tools/tools/search',
    summary: 'Find tools by text, best first',
    query: searchQuery,
    answers: { 200: toolsPage },
    refusals: [],
  },
]
