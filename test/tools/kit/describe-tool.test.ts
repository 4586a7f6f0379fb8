import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { succeeded } from '../../../src/base/result.ts'
import { functionDefinition } from '../../../src/tools/catalogue.ts'
import { createFile } from '../../../src/tools/edit/tool_create_file.ts'
import { deleteFile } from '../../../src/tools/edit/tool_delete_file.ts'
import { describeTool, schemaMarkdown } from '../../../src/tools/kit/describe-tool.ts'
import { argumentSchema, outputSchema } from '../../../src/tools/kit/json-schema.ts'
import { defineTool } from '../../../src/tools/kit/tool.ts'

const tool = defineTool({
  name: 'sample',
  summary: 'Do something.',
  category: 'File Writing',
  effect: 'stage',
  risk: 'safe_write',
  permissions: [],
  args: () =>
    z.strictObject({
      path: z.string().check(z.describe('Where')),
      operation: z.enum(['insert', 'delete']).check(z.describe('One | other')),
      limit: z._default(z.int().check(z.describe('How many')), 5),
      names: z.optional(z.array(z.string()).check(z.describe('Names'))),
      env: z.optional(z.record(z.string(), z.string()).check(z.describe('Variables'))),
      values: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())])).check(z.describe('Values'))),
      include: z.optional(z.union([z.string(), z.array(z.string())]).check(z.describe('Globs'))),
      edits: z.optional(z.array(z.strictObject({ line: z.int(), text: z.string() })).check(z.describe('Edits'))),
      preview_only: z.optional(z.boolean().check(z.describe('Only look'))),
    }),
  outputs: () => z.strictObject({ lines: z.int().check(z.describe('How many lines')) }),
  metadata: ['lines'],
  termination: '',
  examples: [],
  run: () => succeeded({ lines: 0 }, 'done'),
})

it('[I-06] shows the arguments as a Markdown table', () => {
  expect(schemaMarkdown(tool)).toMatchInlineSnapshot(`
    "| Argument | Type | Required | Default | Description |
    | --- | --- | --- | --- | --- |
    | \`path\` | \`string\` | yes |  | Where |
    | \`operation\` | \`"insert" \\| "delete"\` | yes |  | One \\| other |
    | \`limit\` | \`integer\` | no | \`5\` | How many |
    | \`names\` | \`list of strings\` | no |  | Names |
    | \`env\` | \`map of strings\` | no |  | Variables |
    | \`values\` | \`map\` | no |  | Values |
    | \`include\` | \`string \\| list of strings\` | no |  | Globs |
    | \`edits\` | \`list of { line, text }\` | no |  | Edits |
    | \`preview_only\` | \`boolean\` | no |  | Only look |
    "
  `)
})

it('[I-06] says so when there are no arguments', () => {
  expect(schemaMarkdown({ ...tool, args: () => z.strictObject({}) })).toBe('No arguments.\n')
})

it('[I-07] describes a tool by its summary and its arguments', () => {
  expect(describeTool(tool)).toBe(`Do something.\n\n${schemaMarkdown(tool)}`)
})

it('[S-39] describes a tool by when to use it, when to stop and its examples too, where it has them', () => {
  const guided = {
    ...tool,
    when: 'Use it to try.',
    termination: 'Use terminate=true.',
    examples: [
      { description: 'One', args: { path: 'a|b' } },
      { description: 'Two', args: {} },
    ],
  }
  expect(describeTool(guided)).toBe(
    `Do something.\n\nUse it to try.\n\n${schemaMarkdown(tool)}\nUse terminate=true.\n\nExamples:\n- One: \`{"path":"a|b"}\`\n- Two: \`{}\`\n`,
  )
})

it('[I-24] enforces the literal consent of a destructive tool', () => {
  expect(argumentSchema(deleteFile).properties?.['consent']).toMatchObject({ type: 'string', const: 'DELETE_FILE' })
  expect(deleteFile.args().safeParse({ path: 'a', consent: 'delete_file' }).success).toBe(false)
  expect(deleteFile.args().safeParse({ path: 'a' }).success).toBe(false)
  expect(deleteFile.args().safeParse({ path: 'a', consent: 'DELETE_FILE' }).success).toBe(true)
})

it('[I-25] warns in the description of a tool that needs consent', () => {
  const asking = { ...tool, args: () => z.strictObject({ consent: z.literal('DO_IT').check(z.describe('The literal')) }) }
  expect(describeTool(asking).split('\n')[0]).toMatchInlineSnapshot(
    `"Do something. REQUIRES EXPLICIT USER INSTRUCTION: call it only when the user asked for exactly this, never to clean up or to try something out. \`consent\` must be "DO_IT"."`,
  )
  const [warned] = describeTool(deleteFile).split('\n')
  expect(warned?.match(/REQUIRES EXPLICIT USER INSTRUCTION/g)).toEqual(['REQUIRES EXPLICIT USER INSTRUCTION'])
  expect(warned).toMatch(/`consent` must be "DELETE_FILE"\.$/)
})

it('[T-63] offers a tool in the form of function calling', () => {
  const { name, description, parameters } = functionDefinition(createFile)
  expect({
    name,
    description,
    type: parameters.type,
    required: parameters.required,
    names: Object.keys(parameters.properties ?? {}),
  }).toEqual({
    name: 'create_file',
    description: createFile.summary,
    type: 'object',
    required: ['path', 'content'],
    names: Object.keys(createFile.args().shape),
  })
  expect(parameters.properties?.['path']).toMatchObject({ type: 'string' })
})

it('says that a preview adds the diff to the outputs', () => {
  expect(Object.keys(outputSchema(tool).properties ?? {})).toEqual(['lines', 'diff'])
  expect(Object.keys(outputSchema(createFile).properties ?? {})).toEqual(Object.keys(createFile.outputs().shape))
})
