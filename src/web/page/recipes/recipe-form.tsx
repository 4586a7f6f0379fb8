import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { Field, TextControl } from '../ui/field.tsx'
import { errorsFor, OnlyInSource } from './form-notes.tsx'
import { InputsForm } from './inputs-form.tsx'
import { PermissionsForm } from './permissions-form.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { Outline } from './recipe-types.ts'
import { StepList } from './step-list.tsx'
import { loadStepTools } from './step-tools.ts'

/** The recipe as a form. What it cannot show is named, and stays in the source. */
export function RecipeForm({ draft }: { readonly draft: RecipeDraft }): JSX.Element {
  const reading = draft.reading.value
  const [lastGood, setLastGood] = useState<Outline | null>(null)
  useEffect(() => {
    if (reading?.outline != null) setLastGood(reading.outline)
  }, [reading])
  useEffect(() => {
    loadStepTools().catch(() => undefined)
  }, [])
  const outline = reading?.outline ?? lastGood
  if (outline === null)
    return (
      <div class="recipe-form">
        <Unreadable draft={draft} />
      </div>
    )
  const isReadable = reading?.outline != null
  return (
    <div class="recipe-form">
      {!isReadable && <Unreadable draft={draft} />}
      <fieldset disabled={!isReadable} class="form-body">
        <legend class="hidden">{t('form.title')}</legend>
        <Field label={t('recipe.name')} errors={errorsFor(reading?.diagnostics, ['name'])} isRequired={true}>
          {(control) => <TextControl {...control} value={outline.name} onValue={(value) => void draft.edit({ set: ['name'], value })} />}
        </Field>
        <Field label={t('recipe.description')} errors={errorsFor(reading?.diagnostics, ['description'])}>
          {(control) => (
            <TextControl
              {...control}
              isMultiline={true}
              value={outline.description}
              onValue={(value) => void draft.edit(value === '' ? { remove: ['description'] } : { set: ['description'], value })}
            />
          )}
        </Field>
        <InputsForm draft={draft} outline={outline} />
        <StepList draft={draft} title={t('steps.title')} list="steps" steps={outline.steps} />
        <StepList draft={draft} title={t('verify.title')} list="verify" steps={outline.verify} />
        <PermissionsForm draft={draft} outline={outline} />
        <OnlyInSource
          names={[
            ...outline.unshown,
            ...(outline.outputs.length > 0 ? ['outputs'] : []),
            ...(outline.exclude.length > 0 ? ['exclude'] : []),
          ]}
        />
      </fieldset>
    </div>
  )
}

function Unreadable({ draft }: { readonly draft: RecipeDraft }): JSX.Element {
  const { from, to } = draft.reading.value?.diagnostics.find(({ severity }) => severity === 'error') ?? { from: 0, to: 0 }
  const showSource = () => {
    draft.cursor.value = { from, to }
  }
  return (
    <div class="note is-warning">
      <p role="status">{t('form.unreadable')}</p>
      <p>
        <button type="button" onClick={showSource}>
          {t('form.showError')}
        </button>
      </p>
    </div>
  )
}
