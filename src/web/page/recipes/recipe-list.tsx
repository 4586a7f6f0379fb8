import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { hrefTo } from '../app/router.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { useLoad } from '../ui/use-load.ts'
import { dirtyDrafts } from './recipe-draft.ts'
import type { RecipeCard, RecipeListing as Recipes } from './recipe-types.ts'

/** All recipes, and ways to begin one. */
export function RecipeList(): JSX.Element {
  const { value, error, reload } = useLoad((signal) => api<Recipes>('/recipes', { signal }))
  const [query, setQuery] = useState('')
  const found = (value?.recipes ?? []).filter((recipe) => matches(recipe, query))
  const own = found.filter(({ origin }) => origin === 'repository')
  const shipped = found.filter(({ origin }) => origin === 'shipped')
  const unsaved = dirtyDrafts()
  return (
    <div class="page">
      <header class="page-head">
        <div>
          <h1>{t('nav.recipes')}</h1>
          {value !== undefined && <bdi class="path dim">{value.folder}</bdi>}
        </div>
        <div class="search">
          <Icon name="search" />
          <input
            type="search"
            aria-label={t('recipes.search')}
            placeholder={t('recipes.search')}
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </div>
        <a class="button primary" href={hrefTo('recipes/new')}>
          <Icon name="add" />
          {t('recipes.new')}
        </a>
      </header>
      {error !== undefined && <ErrorNote error={error} retry={reload} />}
      {value === undefined && error === undefined && <LoadingNote />}
      {unsaved.length > 0 && (
        <RecipeSection title={t('recipes.unsaved')}>
          {unsaved.map(([key, draft]) => (
            <li key={key} class="recipe-row">
              <a href={hrefTo('recipes/edit', { draft: key })}>
                <strong>{draft.reading.value?.outline?.name || t('builder.untitled')}</strong>
                <bdi class="path dim">{draft.path.value ?? t('builder.notSaved')}</bdi>
              </a>
            </li>
          ))}
        </RecipeSection>
      )}
      {value !== undefined && (
        <RecipeSection title={t('recipes.own')}>
          {own.map((recipe) => (
            <RecipeRow key={recipe.path} recipe={recipe} />
          ))}
          {own.length === 0 && (
            <li class="empty-row">
              <p>{query === '' ? t('recipes.none') : t('recipes.noMatch')}</p>
              {query === '' && <p class="dim">{t('recipes.none.help')}</p>}
            </li>
          )}
        </RecipeSection>
      )}
      {shipped.length > 0 && (
        <RecipeSection title={t('recipes.shipped')} help={t('recipes.shipped.help')}>
          {shipped.map((recipe) => (
            <RecipeRow key={recipe.path} recipe={recipe} />
          ))}
        </RecipeSection>
      )}
    </div>
  )
}

interface SectionProps {
  readonly title: string
  readonly help?: string
  readonly children: preact.ComponentChildren
}

function RecipeSection({ title, help, children }: SectionProps): JSX.Element {
  return (
    <section class="recipe-section">
      <h2>{title}</h2>
      {help !== undefined && <p class="dim">{help}</p>}
      <ul class="recipe-rows">{children}</ul>
    </section>
  )
}

function RecipeRow({ recipe }: { readonly recipe: RecipeCard }): JSX.Element {
  const { path, name, title, description, origin, errors, runsCommands } = recipe
  const isShipped = origin === 'shipped'
  const [summary = ''] = description.split('\n', 1)
  const shown = title === '' ? name : title
  return (
    <li class="recipe-row">
      <a href={hrefTo('recipes/edit', { path })}>
        <span class="row">
          <strong>{shown}</strong>
          <bdi class="path dim">{path}</bdi>
          {errors > 0 && <span class="tag is-error">{t('problems.errors', { count: errors })}</span>}
          {runsCommands && <span class="tag is-warning">{t('recipes.runsCommands')}</span>}
        </span>
        {summary !== '' && <span class="dim one-line">{summary}</span>}
      </a>
      <a
        class="button"
        href={hrefTo('recipes/new', { from: path })}
        aria-label={t(isShipped ? 'recipes.useThis' : 'recipes.duplicateThis', { name: shown })}
      >
        <Icon name="copy" />
        {t(isShipped ? 'recipes.use' : 'recipes.duplicate')}
      </a>
    </li>
  )
}

function matches({ name, path, title, description }: RecipeCard, query: string): boolean {
  const text = `${name} ${path} ${title} ${description}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
