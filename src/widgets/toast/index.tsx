import { toastPlace, type ToastPosition, type ToastType } from '@/domain/app/toast'
import { useFocusSpan } from '@/platform/focus'
import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import './style.scss'

/** What a toast shows. */
export interface ToastFacts {
  readonly text: string
  readonly detail?: string
  /** Grows with every toast: the same text twice counts twice. */
  readonly serial: number
  readonly type?: ToastType
  readonly position?: ToastPosition
}

const ICONS: Readonly<Partial<Record<ToastType, IconName>>> = { success: 'circle-check', fail: 'circle-alert' }

export interface ToastMessageProps {
  readonly toast: ToastFacts | null
  /** Stands where it is written, over nothing, instead of over the page. */
  readonly isInFlow?: boolean
}

/** A short message over the page, announced to screen readers, failures at once. It avoids covering the focused control. */
export function ToastMessage({ toast, isInFlow }: ToastMessageProps) {
  const box = toast ? <ToastBox key={toast.serial} toast={toast} isInFlow={isInFlow} /> : null
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

interface ToastBoxProps extends ToastMessageProps {
  readonly toast: ToastFacts
}

function ToastBox({ toast: { text, detail, type = 'text', position = 'middle' }, isInFlow }: ToastBoxProps) {
  const icon = ICONS[type]
  const place = toastPlace(position, useFocusSpan())
  return (
    <div className={isInFlow ? 'toast-flow' : `toast-place toast-${place}`}>
      <div className={`toast toast-${type}`}>
        {icon ? <Icon name={icon} size={20} className="toast-icon" /> : null}
        {type === 'loading' ? <div className="toast-spin" aria-hidden /> : null}
        <span className="toast-body">
          <span className="toast-text">{text}</span>
          {detail ? <span className="toast-note">{detail}</span> : null}
        </span>
      </div>
    </div>
  )
}
