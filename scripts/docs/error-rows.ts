import { DIAGNOSTICS } from '../../src/base/errors/diagnostic-codes.ts'
import { OUTCOMES, REFUSALS } from '../../src/base/errors/reasons.ts'
import { type ErrorRow, TOOL_ERRORS } from '../../src/base/errors/tool-errors.ts'

/** The whole error table, by its parts. */
export const ERROR_TABLE = { call: TOOL_ERRORS, run: OUTCOMES, github: REFUSALS, diagnostic: DIAGNOSTICS } as const

type Row = readonly [code: string, row: ErrorRow]

/** The codes that count in one part of the table: its own, then those that it shares with others. */
export function errorRows(part: keyof typeof ERROR_TABLE): readonly Row[] {
  const others = Object.entries(ERROR_TABLE).flatMap(([name, rows]) => (name === part ? [] : Object.entries<ErrorRow>(rows)))
  return [...Object.entries<ErrorRow>(ERROR_TABLE[part]), ...others.filter(([, { also }]) => also?.some((name) => name === part))]
}
