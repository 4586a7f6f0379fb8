import type { JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { t } from '../app/i18n.ts'
import { openDialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'
import { AddStepDialog } from './add-step.tsx'
import type { RecipeDraft } from './recipe-draft.ts'
import type { AnyStep } from './recipe-types.ts'
import { StepCard } from './step-card.tsx'

interface StepListProps {
  readonly draft: RecipeDraft
  readonly title: string
  readonly list: 'steps' | 'verify'
  readonly steps: readonly AnyStep[]
}

/** The steps in their order. Which of them are open belongs to the page, not to the recipe. */
export function StepList({ draft, title, list, steps }: StepListProps): JSX.Element {
  const [open, setOpen] = useState<readonly number[]>(list === 'steps' && steps.length <= 4 ? [...steps.keys()] : [])
  const [focused, setFocused] = useState<{ readonly index: number }>()
  // At the moment the step is shown: a moment later, someone may already be typing in it.
  useLayoutEffect(() => {
    if (focused !== undefined) document.querySelector<HTMLElement>(`[data-step="${list}-${focused.index}"]`)?.focus()
  }, [focused])
  const focusStep = (index: number) => setFocused({ index })
  const toggle = (index: number) => setOpen(open.includes(index) ? open.filter((each) => each !== index) : [...open, index])
  const move = async (index: number, to: number) => {
    if (to < 0 || to >= steps.length) return
    if (!(await draft.edit({ move: [list, index], to }))) return
    setOpen((before) => before.map((each) => (each === index ? to : each === to ? index : each)))
    focusStep(to)
  }
  const add = async () => {
    let added: Readonly<Record<string, unknown>> | undefined
    await openDialog((close) => (
      <AddStepDialog
        isVerify={list === 'verify'}
        close={close}
        choose={(step) => {
          added = step
          close()
        }}
      />
    ))
    if (added === undefined || !(await draft.edit({ insert: [list], index: steps.length, value: added }))) return
    setOpen((before) => [...before, steps.length])
    focusStep(steps.length)
  }
  return (
    <section class="form-section" aria-label={title}>
      <header>
        <h2>
          {title} <span class="dim">{steps.length > 0 ? steps.length : ''}</span>
        </h2>
        {steps.length > 1 && (
          <button type="button" class="link" onClick={() => setOpen(open.length > 0 ? [] : [...steps.keys()])}>
            {t(open.length > 0 ? 'steps.foldAll' : 'steps.unfoldAll')}
          </button>
        )}
        <button type="button" onClick={() => void add()}>
          <Icon name="add" />
          {t(list === 'steps' ? 'steps.add' : 'verify.add')}
        </button>
      </header>
      {steps.length === 0 && <p class="dim">{t(list === 'steps' ? 'steps.none' : 'verify.none')}</p>}
      <ol class="cards">
        {steps.map((step, index) => (
          <StepCard
            key={String(index)}
            {...{ draft, step, index, list }}
            count={steps.length}
            isOpen={open.includes(index)}
            toggle={() => toggle(index)}
            move={(to) => void move(index, to)}
            duplicate={() => void draft.edit({ duplicate: [list, index] }).then((isDone) => isDone && focusStep(index + 1))}
            remove={() => {
              setOpen(open.filter((each) => each !== index).map((each) => (each > index ? each - 1 : each)))
              void draft.edit({ remove: [list, index] }).then(() => focusStep(Math.min(index, steps.length - 2)))
            }}
          />
        ))}
      </ol>
    </section>
  )
}
