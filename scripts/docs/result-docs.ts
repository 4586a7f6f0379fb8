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
    'How a run ended and what it came to, for scripts: what `--json` prints, and what `--out` writes. Its JSON Schema is',
    '[result.schema.json](result.schema.json); the reason codes are in [reasons.md](reasons.md). A field may be added at any time;',
    'what is there keeps its name, type and meaning as long as `schema_version` is the same. No content of a file is in it.',
    '',
    '| Field | Type | Meaning |',
    '| --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
