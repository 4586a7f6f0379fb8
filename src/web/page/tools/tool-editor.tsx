import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { ApiError, api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { goTo, hrefTo } from '../app/router.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field, TextControl } from '../ui/field.tsx'
import { toast } from '../ui/toast.tsx'
import { draftOf, fieldsWithProblems, type ToolDraft, toolOf } from './tool-draft.ts'
import { addressOf, type BundleView, type ToolView, toolName, toolsChanged } from './tool-types.ts'

interface ToolEditorProps {
  readonly bundle: BundleView
  /** The version that a new one is made from. */
  readonly from: ToolView | undefined
  readonly tools: readonly ToolView[]
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']
const URL_EXAMPLE = ['https://api.example.com/items/$', '{id}'].join('')
const AUTHS = ['none', 'bearer', 'basic', 'hmac', 'oauth2']

/** A form for a tool that makes an HTTP call. A version never changes, so what is saved is a new one. */
export function ToolEditor({ bundle, from, tools }: ToolEditorProps): JSX.Element {
  useEffect(() => scrollTo(0, 0), [])
  const [draft, setDraft] = useState<ToolDraft>(() => draftOf(from, tools))
  const [error, setError] = useState<unknown>()
  const set = (changes: Partial<ToolDraft>) => setDraft({ ...draft, ...changes })
  const { problems, others } = fieldsWithProblems(error)
  const save = async (event: Event) => {
    event.preventDefault()
    const { slug, version } = draft
    const tool = toolOf(draft, from)
    if (!tool.ok)
      return setError(new ApiError(400, { error: { code: 'invalid_arguments', message: t('editor.wrong'), problems: tool.problems } }))
    try {
      const saved = await api<ToolView>(addressOf({ bundleID: bundle.id, slug, version }), { method: 'PUT', body: tool.body })
      toolsChanged()
      toast(t('tools.saved', { name: toolName(saved) }))
      goTo(`tools/tool/${encodeURIComponent(toolName(saved))}`)
    } catch (thrown) {
      setError(thrown)
    }
  }
  const text = (name: keyof ToolDraft, label: string, more: TextFieldOptions = {}) => (
    <Field label={label} help={more.help} errors={problems[name] ?? []} isRequired={more.isRequired ?? false}>
      {(control) => (
        <TextControl
          {...control}
          value={draft[name]}
          onValue={(value) => set({ [name]: value })}
          isMultiline={more.isMultiline ?? false}
          placeholder={more.placeholder}
        />
      )}
    </Field>
  )
  const choice = (name: 'method' | 'auth', label: string, options: readonly string[]) => (
    <Field label={label} errors={problems[name] ?? []}>
      {(control) => (
        <select {...control} value={draft[name]} onChange={(event) => set({ [name]: event.currentTarget.value })}>
          {options.map((option) => (
            <option key={option} value={option}>
              {option === 'none' ? t('editor.auth.none') : option}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
  return (
    <form class="tool editor" onSubmit={(event) => void save(event)}>
      <a class="back button" href={hrefTo('tools')}>
        {t('screens.back')}
      </a>
      <h2>{from === undefined ? t('editor.new', { name: bundle.slug }) : t('editor.from', { name: toolName(from) })}</h2>
      <p class="dim">{t('editor.versions')}</p>
      <div class="columns">
        {text('slug', t('tools.slug'), { help: t('tools.slug.help'), isRequired: true })}
        {text('version', t('editor.version'), { isRequired: true })}
      </div>
      {text('description', t('tools.description'), { isMultiline: true })}
      <div class="columns">
        {choice('method', t('editor.method'), METHODS)}
        {text('url', t('editor.url'), { isRequired: true, help: t('editor.url.help'), placeholder: URL_EXAMPLE })}
      </div>
      {text('headers', t('editor.headers'), { isMultiline: true, help: t('editor.headers.help') })}
      {draft.method !== 'GET' &&
        draft.method !== 'HEAD' &&
        text('body', t('editor.body'), { isMultiline: true, help: t('editor.body.help') })}
      <div class="columns">
        {choice('auth', t('editor.auth'), AUTHS)}
        {draft.auth !== 'none' &&
          text('secret', t('editor.secret'), { isRequired: true, help: t('editor.secret.help'), placeholder: 'TICKETS_TOKEN' })}
        {draft.auth === 'basic' && text('user', t('editor.user'))}
        {draft.auth === 'oauth2' && text('tokenUrl', t('editor.tokenUrl'))}
        {draft.auth === 'oauth2' && text('clientId', t('editor.clientId'))}
      </div>
      {text('args', t('editor.args'), { isMultiline: true, help: t('editor.args.help') })}
      <div class="columns">
        {text('timeoutSeconds', t('editor.timeout'))}
        {text('maxRetries', t('editor.retries'))}
        {text('maxCallsPerMinute', t('editor.perMinute'))}
      </div>
      {error !== undefined && others && <ErrorNote error={error} />}
      <p class="row">
        <button type="submit" class="primary">
          {t('editor.save')}
        </button>
        <a class="button" href={hrefTo('tools')}>
          {t('action.cancel')}
        </a>
      </p>
    </form>
  )
}

interface TextFieldOptions {
  readonly help?: string
  readonly isRequired?: boolean
  readonly isMultiline?: boolean
  readonly placeholder?: string
}
