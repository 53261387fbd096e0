import { useId, useRef, type ReactNode } from 'react'
import { popupProps, usePopup } from '@/platform/feedback/popup'
import { Button, type ButtonProps } from '../button'
import './style.scss'

/** A button of a dialog. */
interface DialogAction {
  readonly text: string
  readonly onTap: () => void
  readonly kind?: ButtonProps['kind']
  readonly isLoading?: boolean
}

export interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm: DialogAction
  readonly cancel?: DialogAction
  /** By Escape or a tap beside it. */
  readonly onClose: () => void
}

/** A question in the middle of the screen, with its answers below each other. */
export function Dialog(props: DialogProps) {
  return props.isOpen ? <OpenDialog {...props} /> : null
}

function OpenDialog({ title, children, confirm, cancel, onClose }: DialogProps) {
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  usePopup(panel, true, onClose)
  return (
    <div className="dialog" {...popupProps}>
      <div className="dialog-veil" aria-hidden onClick={onClose} />
      <div
        ref={panel}
        className="dialog-panel"
        role="alertdialog"
        aria-modal
        aria-labelledby={`${id}title`}
        aria-describedby={children ? `${id}text` : undefined}
        tabIndex={-1}
      >
        <h2 id={`${id}title`} className="dialog-title">
          {title}
        </h2>
        {children ? (
          <div id={`${id}text`} className="dialog-text">
            {children}
          </div>
        ) : null}
        <DialogButton action={confirm} kind="primary" />
        {cancel ? <DialogButton action={cancel} kind="ghost" /> : null}
      </div>
    </div>
  )
}

function DialogButton({ action, kind }: { action: DialogAction; kind: ButtonProps['kind'] }) {
  return (
    <div className="dialog-action">
      <Button isWide kind={action.kind ?? kind} isLoading={action.isLoading} onTap={action.onTap}>
        {action.text}
      </Button>
    </div>
  )
}
