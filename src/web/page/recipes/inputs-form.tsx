import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { Field, TextControl } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { errorsFor, OnlyInSource } from './form-notes.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Input, Outline } from './recipe-types.ts'

const TYPES = ['string', 'number', 'boolean', 'choice'] as const

/** The values that a run asks for. */
export function InputsForm({ draft, outline: { inputs } }: { readonly draft: RecipeDraft; readonly outline: Outline }): JSX.Element {
  const [opened, setOpened] = useState('')
  const add = () => {
    let name = 'value'
    for (let number = 2; inputs.some((each) => each.name === name); number++) name = `value-${number}`
    setOpened(name)
    void draft.edit({ set: ['inputs', name, 'type'], value: 'string' })
  }
  return (
    <section class="form-section" aria-label={t('inputs.title')}>
      <header>
        <h2>{t('inputs.title')}</h2>
        <button type="button" onClick={add}>
          <Icon name="add" />
          {t('inputs.add')}
        </button>
      </header>
      {inputs.length === 0 && <p class="dim">{t('inputs.none')}</p>}
      <ul class="cards">
        {inputs.map((input, index) => (
          // The name may change while it is typed.
          <InputCard
            key={String(index)}
            draft={draft}
            input={input}
            isOpen={opened === input.name}
            toggle={() => setOpened(opened === input.name ? '' : input.name)}
            renamed={setOpened}
          />
        ))}
      </ul>
    </section>
  )
}

interface InputCardProps {
  readonly draft: RecipeDraft
  readonly input: Input
  readonly isOpen: boolean
  readonly toggle: () => void
  readonly renamed: (name: string) => void
}

function InputCard({ draft, input, isOpen, toggle, renamed }: InputCardProps): JSX.Element {
  const { name, description, type, required, path } = input
  const errors = (key: string) => errorsFor(draft.reading.value?.diagnostics, [...path, key])
  const set = (key: string, value: unknown) =>
    void draft.edit(value === undefined ? { remove: [...path, key] } : { set: [...path, key], value })
  return (
    <li class="card">
      <div class="card-head">
        <button type="button" class="card-title" aria-expanded={isOpen} onClick={toggle}>
          <Icon name="fold" />
          <code>{name}</code>
          <span class="dim one-line">{description}</span>
          <span class="tag">{t(TYPE_NAMES[type])}</span>
          {required && <span class="tag">{t('form.required')}</span>}
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label={t('form.remove', { item: name })}
          onClick={() => void draft.edit({ remove: path })}
        >
          <Icon name="delete" />
        </button>
      </div>
      {isOpen && (
        <div class="card-body">
          <NameField draft={draft} input={input} renamed={renamed} />
          <Field label={t('recipe.description')} errors={errors('description')}>
            {(control) => (
              <TextControl {...control} value={description} onValue={(value) => set('description', value === '' ? undefined : value)} />
            )}
          </Field>
          <div class="columns">
            <Field label={t('inputs.type')} errors={errors('type')}>
              {(control) => (
                <select {...control} value={type} onChange={(event) => set('type', event.currentTarget.value)}>
                  {TYPES.map((each) => (
                    <option key={each} value={each}>
                      {t(TYPE_NAMES[each])}
                    </option>
                  ))}
                </select>
              )}
            </Field>
            <Field label={t('inputs.default')} errors={errors('default')}>
              {(control) => (
                <TextControl
                  {...control}
                  value={input.default === undefined ? '' : String(input.default)}
                  onValue={(value) => set('default', value === '' ? undefined : typed(value, type))}
                />
              )}
            </Field>
          </div>
          <label class="row">
            <input
              type="checkbox"
              checked={required}
              onChange={(event) => set('required', event.currentTarget.checked ? true : undefined)}
            />
            {t('inputs.required')}
          </label>
          {type === 'choice' && (
            <Field label={t('inputs.options')} help={t('inputs.options.help')} errors={errors('options')}>
              {(control) => (
                <TextControl
                  {...control}
                  value={input.options.join(', ')}
                  onValue={(value) =>
                    set(
                      'options',
                      value
                        .split(',')
                        .map((each) => each.trim())
                        .filter((each) => each !== ''),
                    )
                  }
                />
              )}
            </Field>
          )}
          {type === 'string' && (
            <Field label={t('inputs.pattern')} help={t('inputs.pattern.help')} errors={errors('pattern')}>
              {(control) => (
                <TextControl
                  {...control}
                  value={input.pattern ?? ''}
                  onValue={(value) => set('pattern', value === '' ? undefined : value)}
                />
              )}
            </Field>
          )}
          {type === 'number' && (
            <div class="columns">
              {(['min', 'max'] as const).map((key) => (
                <Field key={key} label={t(LIMITS[key])} errors={errors(key)}>
                  {(control) => (
                    <TextControl
                      {...control}
                      value={input[key] === undefined ? '' : String(input[key])}
                      onValue={(value) => set(key, value === '' ? undefined : typed(value, 'number'))}
                    />
                  )}
                </Field>
              ))}
            </div>
          )}
          <OnlyInSource names={input.unshown} />
        </div>
      )}
    </li>
  )
}

const TYPE_NAMES = { string: 'type.string', number: 'type.number', boolean: 'type.boolean', choice: 'type.choice' } as const
const LIMITS = { min: 'inputs.min', max: 'inputs.max' } as const

/** What was typed, as a value of that type where it can be one. */
function typed(text: string, type: Input['type']): unknown {
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text)
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** A name counts when the field is left: half a name would break the expressions that use it. */
function NameField({ draft, input, renamed }: Pick<InputCardProps, 'draft' | 'input' | 'renamed'>): JSX.Element {
  const [name, setName] = useState(input.name)
  const rename = async () => {
    if (name === input.name || name === '') return
    renamed(name)
    if (!(await draft.edit({ rename: input.path, to: name }))) {
      renamed(input.name)
      setName(input.name)
    }
  }
  return (
    <Field
      label={t('inputs.name')}
      help={t('inputs.name.help', { example: `\${{ inputs.${name} }}` })}
      errors={errorsFor(draft.reading.value?.diagnostics, input.path)}
    >
      {(control) => (
        <input
          {...control}
          value={name}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => setName(event.currentTarget.value)}
          onBlur={() => void rename()}
          onKeyDown={(event) => event.key === 'Enter' && void rename()}
        />
      )}
    </Field>
  )
}
