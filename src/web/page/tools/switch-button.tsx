import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { api } from '../app/api.ts'
import { t } from '../app/i18n.ts'
import { toastError } from '../ui/toast.tsx'
import { toolsChanged } from './tool-types.ts'

interface SwitchButtonProps {
  /** Of the bundle or tool. */
  readonly path: string
  readonly label: string
  readonly isOn: boolean
}

/** Switches a tool or bundle on and off. */
export function SwitchButton({ path, label, isOn }: SwitchButtonProps): JSX.Element {
  const [isBusy, setIsBusy] = useState(false)
  const turn = async () => {
    setIsBusy(true)
    try {
      await api(path, { method: 'PATCH', body: { isEnabled: !isOn } })
      toolsChanged()
    } catch (error) {
      toastError(error)
    }
    setIsBusy(false)
  }
  return (
    <button type="button" class="switch" role="switch" aria-checked={isOn} aria-label={label} disabled={isBusy} onClick={() => void turn()}>
      <span class="knob" />
      <span>{t(isOn ? 'tools.on' : 'tools.off')}</span>
    </button>
  )
}
