import { toastPlace } from '@/domain/toast/toast-place'
import type { ToastPosition, ToastType } from '@/domain/toast/toast'
import { useFocusSpan } from '@/platform/feedback/focus-span'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

/** What a toast shows. */
export interface ToastFacts {
  readonly text: string
  readonly note?: string
  /** Grows with every toast: the same text twice counts twice. */
  readonly serial: number
  readonly type?: ToastType
  readonly position?: ToastPosition
}

const ICONS: Readonly<Partial<Record<ToastType, IconName>>> = { success: 'circle-check', fail: 'circle-alert' }

/** A short message over the page, announced to screen readers, a failure at once; it keeps clear of the control with the focus. */
export function ToastMessage({ toast }: { readonly toast: ToastFacts | null }) {
  const box = toast ? <ToastBox key={toast.serial} toast={toast} /> : null
  const isFailure = toast?.type === 'fail'
  return (
    <>
      <div role="status" aria-live="polite">
        {isFailure ? null : box}
      </div>
      {isFailure ? (
        <div role="alert" aria-live="assertive">
          {box}
        </div>
      ) : null}
    </>
  )
}

function ToastBox({ toast: { text, note, type = 'text', position = 'middle' } }: { readonly toast: ToastFacts }) {
  const icon = ICONS[type]
  return (
    <div className={`toast-place toast-${toastPlace(position, useFocusSpan())}`}>
      <div className={`toast toast-${type}`}>
        {icon ? <Icon name={icon} size={20} className="toast-icon" /> : null}
        {type === 'loading' ? <div className="toast-spin" aria-hidden /> : null}
        <span className="toast-words">
          <span className="toast-text">{text}</span>
          {note ? <span className="toast-note">{note}</span> : null}
        </span>
      </div>
    </div>
  )
}
