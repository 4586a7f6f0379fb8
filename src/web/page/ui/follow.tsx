import type { JSX } from 'preact'
import type * as z from 'zod/mini'
import type { approval, progress } from '../../../rest/plan-schemas.ts'
import { ApiError, type ApiRequest, api, apiEvents } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { Dialog, openDialog } from './dialog.tsx'
import { Diff } from './diff.tsx'

export type ProgressEvent = z.output<ReturnType<typeof progress>>
type Approval = z.output<ReturnType<typeof approval>>
type Choice = Approval['choices'][number]

/** Sends a request that reports its progress and may ask the person: shows each question, and resolves with the result. */
export async function follow<Answer>(path: string, request: ApiRequest, onProgress?: (event: ProgressEvent) => void): Promise<Answer> {
  let result: { readonly ok: boolean; readonly value?: Answer } | undefined
  await apiEvents(path, { method: 'POST', ...request }, (event, data) => {
    if (event === 'progress') onProgress?.(data as ProgressEvent)
    if (event === 'approval') void answerQuestion(data as Approval)
    if (event === 'result') result = data as typeof result
  })
  if (result === undefined) throw new ApiError(0, undefined)
  if (!result.ok) throw new ApiError(200, result)
  return result.value as Answer
}

/** Shows a question, and sends its answer. */
export async function answerQuestion(question: Approval): Promise<void> {
  let choice: Choice = 'no'
  await openDialog((close) => (
    <QuestionDialog
      question={question}
      close={close}
      choose={(chosen) => {
        choice = chosen
        close()
      }}
    />
  ))
  await api(`/approvals/${question.id}`, { method: 'POST', body: { choice } }).catch(() => undefined)
}

interface QuestionProps {
  readonly question: Approval
  readonly close: () => void
  readonly choose: (choice: Choice) => void
}

function QuestionDialog({ question, close, choose }: QuestionProps): JSX.Element {
  const { kind, title, tool, lines, warnings, files, moreFiles, choices } = question
  return (
    <Dialog
      title={t(QUESTIONS[kind])}
      close={close}
      isWide={files.length > 0}
      actions={choices.toReversed().map((choice) => (
        <button key={choice} type="button" class={choice === 'yes' ? 'primary' : undefined} onClick={() => choose(choice)}>
          {t(CHOICES[choice])}
        </button>
      ))}
    >
      <p>
        <strong>{title}</strong> <code>{tool}</code>
      </p>
      {warnings.map((text) => (
        <p key={text} class="note is-warning">
          {text}
        </p>
      ))}
      {lines.length > 0 && <pre class="call">{lines.join('\n')}</pre>}
      {files.length > 0 && <Diff files={files} moreFiles={moreFiles} />}
    </Dialog>
  )
}

const QUESTIONS = { trust: 'ask.trust', call: 'ask.call', plan: 'ask.plan' } as const
const CHOICES = { yes: 'ask.yes', no: 'ask.no', always: 'ask.always' } as const
