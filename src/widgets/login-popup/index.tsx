import { useRef } from 'react'
import { useFirstField } from '@/platform/focus'
import { popupProps, usePopup } from '@/platform/popup'
import { Icon } from '../icon'
import { ToastMessage, type ToastFacts } from '../toast'
import { LoginForm } from './login-form'
import type { LoginFormProps } from './props'
import './style.scss'

/** The login popup. */
export interface LoginPopupProps extends LoginFormProps {
  /** The close icon can be hidden. */
  readonly canClose: boolean
  /** Stands below the links, where it covers nothing. */
  readonly toast: ToastFacts | null
  readonly onClose: () => void
}

/** Full screen, above all other layers, over every screen (spec §2). */
export function LoginPopup(props: LoginPopupProps) {
  const { form, actions, canClose, onClose } = props
  const { mode, isFieldWrong, suggestedEmail } = form
  const dialog = useRef<HTMLDivElement>(null)
  const isFirst = mode === 'writeEmail'
  const close = canClose ? onClose : null
  usePopup(dialog, true, close ?? (() => {}), isFirst ? close : actions.back)
  useFirstField(dialog, [mode, isFieldWrong && 'refused', suggestedEmail].join(' '))
  return (
    <div
      ref={dialog}
      className="login-popup"
      role="dialog"
      aria-modal
      aria-label="Sign in"
      tabIndex={-1}
      {...popupProps}
    >
      <div className="login-popup-top">
        {isFirst ? null : (
          <button type="button" className="login-popup-icon" aria-label="Back" onClick={actions.back}>
            <Icon name="arrow-left" />
          </button>
        )}
        <div className="login-popup-gap" />
        {canClose ? (
          <button type="button" className="login-popup-icon" aria-label="Close" onClick={onClose}>
            <Icon name="x" />
          </button>
        ) : null}
      </div>
      <LoginForm form={form} actions={actions} />
      <ToastMessage toast={props.toast} isInFlow />
    </div>
  )
}
