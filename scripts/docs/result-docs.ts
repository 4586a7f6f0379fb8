import { planResultJsonSchema } from '../../src/report/json/plan-result-schema.ts'
import { fieldsOf } from '../../src/tools/kit/describe-tool.ts'
import type { FieldsSchema } from '../../src/tools/kit/json-schema.ts'
import { GENERATED } from './tool-docs.ts'

/** The fields of `result.json`: `docs/result.md`. */
export function renderResultDocs(): string {
  const rows = fieldsOf(planResultJsonSchema() as FieldsSchema).map(
    ({ name, type, description }) => `| \`${name}\` | \`${type.replaceAll('|', '\\|')}\` | ${description} |`,
  )
  return [
    GENERATED,
    '',
    '# result.json',
    '',
    'The outcome of a run, for scripts. `--json` prints it, `--out` writes it to a file, and the action has it in the output `result`. Its',
    'JSON Schema is [result.schema.json](result.schema.json); [reasons.md](reasons.md) explains the reason codes. Fields can be added at',
    'any time. Existing ones keep their name, type and meaning as long as `schema_version` is the same. It contains no file contents.',
    '',
    '| Field | Type | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
