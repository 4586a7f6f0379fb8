import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { place, replacePlace } from '../app/router.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { useLoad } from '../ui/use-load.ts'
import { Builder } from './builder.tsx'
import { draftFor, keepDraft, RecipeDraft, renameDraft, restoreDraft } from './recipe-draft.ts'
import { RecipeList } from './recipe-list.tsx'
import type { OpenedRecipe } from './recipe-types.ts'

/** The list, or one recipe: `recipes/edit?path=…`, or a new one from another: `recipes/new?from=…`. */
export function RecipesScreen(): JSX.Element {
  const { rest, query } = place.value
  const [action] = rest
  if (action === 'new') return <NewRecipe key={query['from'] ?? ''} from={query['from']} />
  const key = query['draft'] ?? query['path']
  return action === 'edit' && key !== undefined ? (
    <OpenRecipe key={draftFor(key)?.id ?? key} draftKey={key} path={query['path']} />
  ) : (
    <RecipeList />
  )
}

function openFile(path: string, signal: AbortSignal): Promise<OpenedRecipe> {
  return api<OpenedRecipe>('/recipes/file', { query: { path }, signal })
}

/** A draft of its own, which then has an address. */
function NewRecipe({ from }: { readonly from: string | undefined }): JSX.Element {
  const { value, error, reload } = useLoad((signal) => (from === undefined ? Promise.resolve(undefined) : openFile(from, signal)))
  const isReady = from === undefined || value !== undefined
  useEffect(() => {
    if (!isReady) return
    const key = `new-${crypto.randomUUID().slice(0, 8)}`
    keepDraft(key, new RecipeDraft({ text: value?.text ?? startingText() }))
    replacePlace('recipes/edit', { draft: key })
  }, [isReady])
  return error === undefined ? <LoadingNote /> : <ErrorNote error={error} retry={reload} />
}

function startingText(): string {
  return `name: ${JSON.stringify(t('builder.newName'))}\nsteps: []\n`
}

function OpenRecipe({ draftKey, path }: { readonly draftKey: string; readonly path: string | undefined }): JSX.Element {
  const known = draftFor(draftKey) ?? restoreDraft(draftKey)
  const { value, error, reload } = useLoad(async (signal) => {
    if (known?.isDirty.peek() === true || path === undefined) return known
    const file = await openFile(path, signal)
    // The file may have changed on disk since it was last shown.
    if (known !== undefined && (known.isDirty.peek() || known.file.peek()?.sha256 === file.sha256)) return known
    const draft = new RecipeDraft(file)
    keepDraft(draftKey, draft)
    return draft
  })
  // Until then it stays as it is: a recipe that gets its first file must not disappear under the pointer.
  const draft = value ?? known
  if (error !== undefined) return <ErrorNote error={error} retry={reload} />
  if (draft === undefined) return <LoadingNote />
  return (
    <Builder
      draft={draft}
      onSaved={() => {
        const saved = draft.path.peek()
        if (saved === undefined || saved === draftKey) return
        renameDraft(draftKey, saved)
        replacePlace('recipes/edit', { path: saved })
      }}
    />
  )
}
