import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { goTo } from '../app/router.ts'
import { draftFor, keepDraft, RecipeDraft, restoreDraft } from '../recipes/recipe-draft.ts'
import type { OpenedRecipe } from '../recipes/recipe-types.ts'
import { Dialog, openDialog } from '../ui/dialog.tsx'
import { ErrorNote } from '../ui/error-note.tsx'
import { Field } from '../ui/field.tsx'
import { useLoad } from '../ui/use-load.ts'

type Args = Readonly<Record<string, unknown>>

/** Makes a call a step of a recipe, and goes on there. Nothing is saved yet. */
export async function useAsStep(tool: string, args: Args): Promise<void> {
  let chosen: string | undefined
  await openDialog((close) => (
    <StepDialog
      tool={tool}
      close={close}
      choose={(path) => {
        chosen = path
        close()
      }}
    />
  ))
  if (chosen === undefined) return
  const key = chosen === '' ? `new-${crypto.randomUUID().slice(0, 8)}` : chosen
  const draft = chosen === '' ? newDraft(key) : await openDraft(chosen)
  await draft.edit({ insert: ['steps'], index: draft.reading.peek()?.outline?.steps.length ?? 0, value: { tool, with: args } })
  goTo('recipes/edit', chosen === '' ? { draft: key } : { path: chosen })
}

function newDraft(key: string): RecipeDraft {
  const draft = new RecipeDraft({ text: `name: ${JSON.stringify(t('builder.newName'))}\ndescription: ''\nsteps: []\n` })
  keepDraft(key, draft)
  return draft
}

/** With the text that is there already. */
async function openDraft(path: string): Promise<RecipeDraft> {
  const known = draftFor(path) ?? restoreDraft(path)
  if (known !== undefined) return known
  const draft = new RecipeDraft(await api<OpenedRecipe>('/recipes/file', { query: { path } }))
  keepDraft(path, draft)
  return draft
}

interface StepDialogProps {
  readonly tool: string
  readonly close: () => void
  readonly choose: (path: string) => void
}

interface ListedRecipes {
  readonly recipes: readonly { readonly path: string; readonly title: string; readonly name: string; readonly origin: string }[]
}

function StepDialog({ tool, close, choose }: StepDialogProps): JSX.Element {
  const { value, error } = useLoad((signal) => api<ListedRecipes>('/recipes', { signal }))
  const [path, setPath] = useState('')
  const own = (value?.recipes ?? []).filter(({ origin }) => origin === 'repository')
  return (
    <Dialog
      title={t('step.title', { tool })}
      close={close}
      actions={
        <>
          <button type="button" onClick={close}>
            {t('action.cancel')}
          </button>
          <button type="button" class="primary" onClick={() => choose(path)}>
            {t('step.add')}
          </button>
        </>
      }
    >
      <Field label={t('step.recipe')} help={t('step.help')}>
        {(control) => (
          <select {...control} data-autofocus value={path} onChange={(event) => setPath(event.currentTarget.value)}>
            <option value="">{t('step.new')}</option>
            {own.map((recipe) => (
              <option key={recipe.path} value={recipe.path}>
                {recipe.title === '' ? recipe.name : recipe.title}
              </option>
            ))}
          </select>
        )}
      </Field>
      {error !== undefined && <ErrorNote error={error} />}
    </Dialog>
  )
}
