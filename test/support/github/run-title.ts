import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import { parse } from 'yaml'
import type { Json } from './present.ts'

interface TitleRequest {
  /** The text of the workflow file; `undefined` where the commit has none. */
  readonly workflow: string | undefined
  /** What `github.…` is in the workflow. */
  readonly github: Json
  /** What GitHub shows where the workflow says nothing, `undefined` for the workflow's own name. */
  readonly title: string | undefined
  readonly path: string
}

export interface RunTitle {
  readonly name: string
  readonly displayTitle: string
}

/** What GitHub calls a run: by `run-name:`, and where that says nothing by what happened. */
export function runTitle({ workflow, github, title, path }: TitleRequest): RunTitle {
  const { name, 'run-name': wanted } = (workflow === undefined ? {} : parse(workflow)) as { name?: string; 'run-name'?: string }
  const called = name ?? (workflow === undefined ? 'Sous' : path)
  const inputs = (github['event'] as { readonly inputs?: unknown } | undefined)?.inputs ?? {}
  return { name: called, displayTitle: evaluated(wanted ?? '', { github, inputs }).trim() || title || called }
}

function evaluated(text: string, contexts: Json): string {
  const values = JSON.parse(JSON.stringify(contexts), data.reviver) as data.Dictionary
  return text.replace(/\$\{\{(.*?)\}\}/gs, (_, expression: string) => {
    const tree = new Parser(new Lexer(expression).lex().tokens, ['github', 'inputs'], []).parse()
    return new Evaluator(tree, values).evaluate().coerceString()
  })
}
