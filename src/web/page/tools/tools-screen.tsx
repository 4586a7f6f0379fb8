import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { hrefTo, place, replacePlace } from '../app/router.ts'
import { rankItems } from '../palette/rank-items.ts'
import { ErrorNote } from '../ui/error-note.tsx'
import { Icon } from '../ui/icon.tsx'
import { LoadingNote } from '../ui/loading.tsx'
import { useLoad } from '../ui/use-load.ts'
import { exportBundle, openImport, openNewBundle, removeBundle } from './bundle-dialogs.tsx'
import { SwitchButton } from './switch-button.tsx'
import { ToolDetails } from './tool-details.tsx'
import { ToolEditor } from './tool-editor.tsx'
import { type BundleView, loadTools, type ToolsAndBundles, type ToolView, toolName, toolsRound } from './tool-types.ts'
import { toolWords } from './tool-words.ts'

/** The bundles with their tools, and one tool beside: `tools/tool/grep`, `tools/edit/<bundle id>?from=<tool>`. */
export function ToolsScreen(): JSX.Element {
  const [action, name] = place.value.rest
  const { value, error, reload } = useLoad(loadTools, String(toolsRound.value))
  useEffect(() => {
    if (action !== 'new' && action !== 'import') return
    replacePlace('tools')
    void (action === 'new' ? openNewBundle() : openImport())
  }, [action])
  if (error !== undefined && value === undefined) return <ErrorNote error={error} retry={reload} />
  if (value === undefined) return <LoadingNote />
  const hasDetail = action === 'tool' || action === 'edit'
  return (
    <div class={hasDetail ? 'split has-detail' : 'split'}>
      <h1 class="hidden">{t('nav.tools')}</h1>
      <ToolList {...value} current={action === 'tool' ? name : undefined} />
      <div class="split-detail">
        <Detail {...value} action={action} name={name} />
      </div>
    </div>
  )
}

function Detail({
  tools,
  bundles,
  action,
  name,
}: ToolsAndBundles & { readonly action?: string | undefined; readonly name?: string | undefined }): JSX.Element {
  const from = place.value.query['from']
  const tool = tools.find((each) => toolName(each) === (action === 'edit' ? from : name))
  const bundle = bundles.find(({ id }) => id === (action === 'edit' ? name : tool?.bundleID))
  if (action === 'edit' && bundle !== undefined) return <ToolEditor key={from ?? ''} bundle={bundle} from={tool} tools={tools} />
  if (action === 'tool' && tool !== undefined && bundle !== undefined)
    return <ToolDetails key={toolName(tool)} tool={tool} bundle={bundle} />
  return (
    <div class="empty">
      <h2>{t(hasName(action) ? 'tools.missing' : 'tools.choose')}</h2>
      <p>{t('tools.choose.help')}</p>
    </div>
  )
}

function hasName(action: string | undefined): boolean {
  return action === 'tool' || action === 'edit'
}

function ToolList({ bundles, tools, current }: ToolsAndBundles & { readonly current: string | undefined }): JSX.Element {
  const [query, setQuery] = useState('')
  const items = tools.map(asItem)
  const found = new Set([query, toolWords(query).join(' ')].flatMap((words) => rankItems(items, words)).map(({ tool }) => tool))
  const shown = bundles
    .filter(({ id, isBuiltIn }) => (query === '' && !isBuiltIn) || hasTools(id))
    .toSorted((a, b) => orderOf(a) - orderOf(b))
  function hasTools(id: string): boolean {
    return tools.some((tool) => tool.bundleID === id && found.has(tool))
  }
  return (
    <section class="split-list" aria-labelledby="tools-title">
      <div class="row spread">
        <h2 id="tools-title" class="list-title">
          {t('nav.tools')}
        </h2>
        <span class="row">
          <button type="button" onClick={() => void openImport()}>
            {t('tools.import')}
          </button>
          <button type="button" class="primary" onClick={() => void openNewBundle()}>
            <Icon name="add" />
            {t('tools.newBundle')}
          </button>
        </span>
      </div>
      <input
        type="search"
        aria-label={t('tools.search')}
        placeholder={t('tools.search')}
        value={query}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {shown.length === 0 && <p class="dim">{t('tools.noMatch')}</p>}
      {shown.map((bundle) => (
        <BundleSection
          key={bundle.id}
          bundle={bundle}
          tools={tools.filter((tool) => tool.bundleID === bundle.id && found.has(tool))}
          current={current}
        />
      ))}
    </section>
  )
}

/** Those that people made come first, and recipes have a screen of their own. */
function orderOf({ isBuiltIn, slug }: BundleView): number {
  return isBuiltIn ? (slug === 'recipes' ? 2 : 1) : 0
}

function asItem(tool: ToolView) {
  const { displayName, slug, description, tags, bundleSlug, modifiedAt } = tool
  return { tool, title: displayName, keywords: [slug, toolName(tool), bundleSlug, ...tags], detail: description, usedAt: modifiedAt }
}

interface BundleSectionProps {
  readonly bundle: BundleView
  readonly tools: readonly ToolView[]
  readonly current: string | undefined
}

function BundleSection({ bundle, tools, current }: BundleSectionProps): JSX.Element {
  const { id, slug, displayName, isBuiltIn, isEnabled } = bundle
  const title = displayName === '' ? slug : displayName
  return (
    <section class="bundle" aria-labelledby={`bundle-${id}`}>
      <div class="row spread">
        <h3 id={`bundle-${id}`}>
          <bdi>{title}</bdi> {isBuiltIn && <span class="tag">{t('tools.builtIn')}</span>}
        </h3>
        <SwitchButton path={`/tools/bundles/${id}`} label={t('tools.switch', { name: title })} isOn={isEnabled} />
      </div>
      {!isBuiltIn && (
        <div class="row bundle-actions">
          <a class="button" href={hrefTo(`tools/edit/${id}`)} aria-label={t('tools.newToolIn', { name: title })}>
            <Icon name="add" />
            {t('tools.newTool')}
          </a>
          <button type="button" aria-label={t('tools.exportThis', { name: title })} onClick={() => void exportBundle(bundle)}>
            {t('tools.export')}
          </button>
          <button
            type="button"
            class="icon-button"
            aria-label={t('tools.deleteThis', { name: title })}
            onClick={() => void removeBundle(bundle, title)}
          >
            <Icon name="delete" />
          </button>
        </div>
      )}
      {tools.length === 0 && <p class="dim">{t('tools.noTools')}</p>}
      <ul>
        {tools.map((tool) => (
          <li key={tool.id}>
            <a
              class="list-entry"
              href={hrefTo(`tools/tool/${encodeURIComponent(toolName(tool))}`)}
              aria-current={toolName(tool) === current ? 'true' : undefined}
            >
              <span class="row">
                <bdi class="entry-title">{tool.displayName === '' ? tool.slug : tool.displayName}</bdi>
                {!tool.isBuiltIn && <span class="dim">{tool.version}</span>}
                {!tool.isEnabled && <span class="tag is-warning">{t('tools.off')}</span>}
              </span>
              <bdi class="dim entry-detail" lang="en">
                {tool.description.split('\n', 1)[0]}
              </bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
