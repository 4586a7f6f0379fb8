import type { JSX } from 'preact'
import { t } from '../app/i18n.ts'
import { Icon } from '../ui/icon.tsx'
import { type FormPath, SchemaForm } from '../ui/schema-form.tsx'
import { errorsFor } from './form-notes.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Outline } from './recipe-types.ts'

/** What the recipe may do, in words and as editable fields. */
export function PermissionsForm({
  draft,
  outline: { permissions },
}: {
  readonly draft: RecipeDraft
  readonly outline: Outline
}): JSX.Element {
  const { write, run, fetch, maxFiles } = permissions
  const globs = { type: 'array', items: { type: 'string' } } as const
  const schema = {
    type: 'object',
    properties: {
      write: { ...globs, description: t('permissions.write') },
      run: { ...globs, description: t('permissions.run') },
      fetch: { ...globs, description: t('permissions.fetch') },
      'max-files': { type: 'integer', description: t('permissions.maxFiles') },
    },
  }
  const value = { ...filled({ write, run, fetch }), ...(maxFiles !== undefined && { 'max-files': maxFiles }) }
  const change = (path: FormPath, next: unknown) => {
    const [key = '', index] = path
    const at = ['permissions', key]
    if (next === undefined) void draft.edit({ remove: index === undefined ? at : [...at, index] })
    // A single value of a list that is not there yet.
    else
      void draft.edit({
        set: typeof next === 'string' && index === undefined && key !== 'max-files' ? [...at, 0] : ['permissions', ...path],
        value: next,
      })
  }
  return (
    <section class="form-section" aria-label={t('permissions.title')}>
      <header>
        <h2>{t('permissions.title')}</h2>
      </header>
      <MayList permissions={permissions} />
      <SchemaForm
        schema={schema}
        value={value}
        onChange={change}
        errorsAt={(path) => errorsFor(draft.reading.value?.diagnostics, ['permissions', ...path])}
        foldsOptional={true}
      />
    </section>
  )
}

/** What a recipe may do, in words. */
export function MayList({ permissions: { write, run, fetch, maxFiles } }: Pick<Outline, 'permissions'>): JSX.Element {
  const texts = [
    ...write.map((what) => t('may.write', { what })),
    ...(write.length === 0 || maxFiles === undefined ? [] : [t('may.maxFiles', { count: maxFiles })]),
    ...run.map((what) => t('may.run', { what })),
    ...fetch.map((what) => t('may.fetch', { what })),
  ]
  return (
    <ul class="may">
      {(texts.length === 0 ? [t('may.onlyRead')] : texts).map((text) => (
        <li key={text}>
          <Icon name="shield" /> <span>{text}</span>
        </li>
      ))}
    </ul>
  )
}

function filled(lists: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(Object.entries(lists).filter(([, items]) => items.length > 0))
}
