import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { goTo, hrefTo } from '../app/router.ts'
import { askToConfirm } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { toast, toastError } from '../ui/toast.tsx'
import { SwitchButton } from './switch-button.tsx'
import { ToolTester } from './tool-tester.tsx'
import { addressOf, type BundleView, type ToolView, toolName, toolsChanged } from './tool-types.ts'

interface ToolDetailsProps {
  readonly tool: ToolView
  readonly bundle: BundleView
}

/** What a tool is, and a place to try it. */
export function ToolDetails({ tool, bundle }: ToolDetailsProps): JSX.Element {
  useEffect(() => scrollTo(0, 0), [])
  const { displayName, slug, description, when, isBuiltIn, isEnabled, disabledReason, usage, http, effect } = tool
  const name = displayName === '' ? slug : displayName
  return (
    <article class="tool">
      <a class="back button" href={hrefTo('tools')}>
        {t('screens.back')}
      </a>
      <header>
        <div class="row spread">
          <h2 class="row">
            <bdi>{name}</bdi>
            {effect !== undefined && <span class={effect === 'external' ? 'tag is-warning' : 'tag'}>{t(EFFECTS[effect])}</span>}
          </h2>
          <SwitchButton path={addressOf(tool)} label={t('tools.switch', { name })} isOn={isEnabled} />
        </div>
        <p class="row dim">
          {toolName(tool) !== name && <code>{toolName(tool)}</code>}
          {usage !== undefined && <span>{t('tools.usage', { count: usage.callCount })}</span>}
        </p>
        <p lang="en">{description}</p>
        {when !== undefined && (
          <p lang="en" class="dim">
            {when}
          </p>
        )}
        {disabledReason !== undefined && <p class="note is-warning">{disabledReason}</p>}
        {!bundle.isEnabled && <p class="note is-warning">{t('tools.bundleOff')}</p>}
      </header>
      {http !== undefined && <Definition http={http} />}
      {isBuiltIn ? <p class="dim">{t('tools.builtIn.help')}</p> : <OwnActions tool={tool} name={name} />}
      <ToolTester tool={tool} isOff={!isEnabled || !bundle.isEnabled} />
    </article>
  )
}

const EFFECTS = { read: 'tools.effect.read', stage: 'tools.effect.stage', external: 'tools.effect.external' } as const

function Definition({ http: { allowedHosts, calls, limits } }: { readonly http: NonNullable<ToolView['http']> }): JSX.Element {
  return (
    <dl class="facts">
      <dt>{t('tools.calls')}</dt>
      <dd>
        {calls.map(({ method, urlTemplate, auth }) => (
          <p key={`${method} ${urlTemplate}`}>
            <code>
              {method} {urlTemplate}
            </code>
            {auth !== undefined && <span class="tag">{t('tools.withSecret', { type: auth.type, name: auth.secret })}</span>}
          </p>
        ))}
      </dd>
      <dt>{t('tools.hosts')}</dt>
      <dd>
        <code>{allowedHosts.join(', ')}</code>
      </dd>
      <dt>{t('tools.limits')}</dt>
      <dd>{t('tools.limits.text', { seconds: limits.timeoutSeconds, retries: limits.maxRetries })}</dd>
    </dl>
  )
}

function OwnActions({ tool, name }: { readonly tool: ToolView; readonly name: string }): JSX.Element {
  const remove = async () => {
    const question = {
      title: t('tools.deleteTool'),
      text: t('tools.deleteTool.text', { name: toolName(tool) }),
      action: t('tools.delete'),
      isDangerous: true,
    }
    if (!(await askToConfirm(question))) return
    try {
      await api(addressOf(tool), { method: 'DELETE' })
      goTo('tools')
      toolsChanged()
      toast(t('tools.deleted', { name }))
    } catch (error) {
      toastError(error)
    }
  }
  return (
    <p class="row">
      <a class="button" href={hrefTo(`tools/edit/${tool.bundleID}`, { from: toolName(tool) })}>
        {t('tools.edit')}
      </a>
      <button type="button" class="danger" onClick={() => void remove()}>
        <Icon name="delete" />
        {t('tools.delete')}
      </button>
    </p>
  )
}
