import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { ApiError, apiEvents } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { hrefTo } from '../app/router.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { answerQuestion, type ProgressEvent } from '../ui/follow.tsx'
import { Icon } from '../ui/icon.tsx'
import { type FieldSchema, type FormPath, SchemaForm } from '../ui/schema-form.tsx'
import { addressOf, type ToolView, toolName, toolsChanged } from './tool-types.ts'
import { useAsStep } from './use-as-step.tsx'

interface Trial {
  readonly request?: { readonly tool: string; readonly lines: readonly string[] }
  readonly output: string
  readonly answer?: { readonly value: unknown }
  readonly error?: unknown
  /** While it waits for a person, time does not count. */
  readonly startedAt: number
  readonly ms?: number
  readonly isAsking?: boolean
}

type Args = Readonly<Record<string, unknown>>

interface ToolTesterProps {
  readonly tool: ToolView
  readonly isOff: boolean
}

/** A form for the arguments of a tool, its call, and its answer. */
export function ToolTester({ tool, isOff }: ToolTesterProps): JSX.Element {
  const [args, setArgs] = useState<Args>({})
  const [trial, setTrial] = useState<Trial>()
  const running = useRef<AbortController>(null)
  const isRunning = trial !== undefined && trial.ms === undefined
  const problems = trial?.error instanceof ApiError ? problemsOf(trial.error) : []
  const run = async (event: Event) => {
    event.preventDefault()
    running.current = new AbortController()
    await tryTool(tool, args, running.current.signal, setTrial)
    toolsChanged()
  }
  return (
    <section class="tester" aria-labelledby="tester-title">
      <h3 id="tester-title">{t('tester.title')}</h3>
      {tool.recipe !== undefined && <RecipeNote tool={tool} />}
      <Examples tool={tool} onChoose={setArgs} />
      <form onSubmit={(event) => void run(event)}>
        <SchemaForm
          schema={tool.argSchema as FieldSchema}
          value={args}
          foldsOptional={true}
          onChange={(path, value) => setArgs((before) => withValue(before, path, value) as Args)}
          errorsAt={(path) => problems.filter(({ field }) => field === fieldName(path)).map(({ reason }) => reason)}
        />
        <p class="row">
          <button type="submit" class="primary" disabled={isRunning || isOff}>
            <Icon name="run" />
            {t('tester.run')}
          </button>
          {isRunning && (
            <button type="button" onClick={() => running.current?.abort()}>
              {t('tester.stop')}
            </button>
          )}
          {tool.recipe === undefined && (
            <button type="button" onClick={() => void useAsStep(toolName(tool), args)}>
              {t('tester.asStep')}
            </button>
          )}
        </p>
        {isOff && <p class="dim">{t('tester.off')}</p>}
      </form>
      {trial !== undefined && <TrialView trial={trial} />}
    </section>
  )
}

function RecipeNote({ tool: { recipe } }: ToolTesterProps | { readonly tool: ToolView }): JSX.Element {
  return (
    <p class="note">
      {t('tester.recipe')} <a href={hrefTo('recipes')}>{recipe?.name}</a>
    </p>
  )
}

function Examples({
  tool: { examples = [] },
  onChoose,
}: {
  readonly tool: ToolView
  readonly onChoose: (args: Args) => void
}): JSX.Element | null {
  if (examples.length === 0) return null
  return (
    <Field label={t('tester.example')}>
      {(control) => (
        <select
          {...control}
          onChange={({ currentTarget }) => {
            const chosen = examples[Number(currentTarget.value)]
            if (currentTarget.value !== '' && chosen !== undefined) onChoose(chosen.args)
          }}
        >
          <option value="">{t('tester.example.choose')}</option>
          {examples.map(({ description }, index) => (
            <option key={description} value={index} lang="en">
              {description}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

/** Calls the tool, and shows everything that happens on the way. */
async function tryTool(tool: ToolView, args: Args, signal: AbortSignal, show: (trial: Trial) => void): Promise<void> {
  let trial: Trial = { output: '', startedAt: performance.now() }
  const change = (changes: Partial<Trial>) => {
    trial = { ...trial, ...changes }
    show(trial)
  }
  change({})
  try {
    await apiEvents(`${addressOf(tool)}/invoke`, { method: 'POST', body: { args }, signal }, (event, data) => {
      if (event === 'request') change({ request: data as NonNullable<Trial['request']> })
      if (event === 'progress') change({ output: trial.output + ((data as ProgressEvent).text ?? '') })
      if (event === 'approval') {
        const askedAt = performance.now()
        change({ isAsking: true })
        void answerQuestion(data as Parameters<typeof answerQuestion>[0]).then(() =>
          change({ isAsking: false, startedAt: trial.startedAt + performance.now() - askedAt }),
        )
      }
      if (event === 'result') {
        const result = data as { readonly ok: boolean; readonly value?: unknown }
        change(result.ok ? { answer: { value: result.value } } : { error: new ApiError(200, result) })
      }
    })
  } catch (thrown) {
    change({ error: signal.aborted ? new ApiError(200, { error: { code: 'cancelled', message: t('tester.stopped') } }) : thrown })
  }
  change({ ms: performance.now() - trial.startedAt, isAsking: false })
}

function TrialView({ trial: { request, output, answer, error, ms, isAsking } }: { readonly trial: Trial }): JSX.Element {
  return (
    <div class="trial">
      <p role="status" class="dim">
        {ms === undefined ? t(isAsking === true ? 'tester.waiting' : 'state.working') : t('tester.took', { ms: Math.round(ms) })}
      </p>
      {request !== undefined && (
        <>
          <h4>{t('tester.request')}</h4>
          <pre class="call">{request.lines.length === 0 ? request.tool : request.lines.join('\n')}</pre>
        </>
      )}
      {output !== '' && answer === undefined && (
        <>
          <h4>{t('tester.output')}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
          <pre class="call" tabIndex={0}>
            {output}
          </pre>
        </>
      )}
      {answer !== undefined && (
        <>
          <h4>{t('tester.answer')}</h4>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
          <pre class="call answer" tabIndex={0}>
            {typeof answer.value === 'string' ? answer.value : JSON.stringify(answer.value, null, 2)}
          </pre>
        </>
      )}
      {error !== undefined && <ErrorNote error={error} />}
    </div>
  )
}

/** What is wrong with arguments. Tools of Sous say it in one message: `find: is required; path: must be text`. */
function problemsOf({ code, message, problems }: ApiError): ApiError['problems'] {
  if (problems.length > 0 || code !== 'invalid_arguments') return problems
  return [...message.matchAll(/(?:^|; )([\w.[\]]+): (.*?)(?=; [\w.[\]]+: |$)/g)].map(([, field = '', reason = '']) => ({ field, reason }))
}

/** `headers.accept`, `hosts[0]`: as the server names a field. */
function fieldName(path: FormPath): string {
  return path.map((part, index) => (typeof part === 'number' ? `[${part}]` : index === 0 ? part : `.${part}`)).join('')
}

/** A copy with another value at a path; `undefined` removes it. */
export function withValue(before: unknown, [part, ...rest]: FormPath, value: unknown): unknown {
  if (part === undefined) return value
  if (typeof part === 'number') {
    const items = Array.isArray(before) ? before : []
    return value === undefined && rest.length === 0 ? items.toSpliced(part, 1) : items.with(part, withValue(items[part], rest, value))
  }
  const fields = typeof before === 'object' && before !== null ? (before as Args) : {}
  const { [part]: old, ...others } = fields
  const next = withValue(old, rest, value)
  if (next === undefined) return others
  return part in fields ? { ...fields, [part]: next } : { ...others, [part]: next }
}
