import { type ReactNode, useId, useRef, useState } from 'react'
import { popupProps, usePopup } from '@/platform/popup'
import { Button, type ButtonProps } from '../button'
import { Icon } from '../icon'
import { useLastOpen, useLeavingPopup } from '../layer/leaving'
import './style.scss'

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === 'object' && value !== null && 'then' in value

/** Runs one of several actions and exposes which is pending until its promise settles. */
function useBusyAction<Name extends string>() {
  const [busy, setBusy] = useState<Name | null>(null)
  const run = (name: Name, action: () => unknown): void => {
    if (busy !== null) return
    const outcome = action()
    if (!isPromise(outcome)) return
    const end = () => setBusy(null)
    setBusy(name)
    outcome.then(end, end)
  }
  return { busy, run }
}

/** A button of a dialog. */
interface DialogAction {
  readonly text: string
  /** While its promise is pending the button spins and the dialog stays; failures are the caller's to report. */
  readonly onTap: () => unknown
  readonly kind?: ButtonProps['kind']
  readonly isLoading?: boolean
}

export interface DialogProps {
  readonly isOpen: boolean
  readonly title: string
  readonly children?: ReactNode
  readonly confirm: DialogAction
  /** Another way to go on, between the two. */
  readonly other?: DialogAction
  readonly cancel?: DialogAction
  /** alertdialog requires a choice before anything else can continue; dialog informs or offers something. */
  readonly role?: 'alertdialog' | 'dialog'
  /** With a cross at its corner, which closes like Escape. */
  readonly hasClose?: boolean
  /** By Escape, the cross or a tap beside it. */
  readonly onClose: () => void
}

/** As long as the closing motion of the style sheet. */
const LEAVE_MS = 150

/** A prompt in the center of the screen, with its buttons below each other. */
export function Dialog(props: DialogProps) {
  const { isShown, isLeaving } = useLeavingPopup(props.isOpen, LEAVE_MS)
  const shown = useLastOpen(props)
  return isShown ? <ShownDialog {...shown} isLeaving={isLeaving} /> : null
}

function ShownDialog(props: DialogProps & { readonly isLeaving: boolean }) {
  const { isLeaving, title, children, confirm, other, cancel, role = 'alertdialog', hasClose } = props
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  const { busy, run } = useBusyAction<'confirm' | 'other' | 'cancel'>()
  const close = busy === null ? props.onClose : () => {}
  usePopup(panel, !isLeaving, close)
  const buttonProps = (name: 'confirm' | 'other' | 'cancel', action: DialogAction) => ({
    action,
    isLoading: action.isLoading === true || busy === name,
    isDisabled: busy !== null && busy !== name,
    onTap: () => run(name, action.onTap),
  })
  return (
    <div className={isLeaving ? 'dialog dialog-leaving' : 'dialog'} {...popupProps}>
      <div className="dialog-veil" aria-hidden onClick={close} />
      <div
        ref={panel}
        className="dialog-panel"
        role={role}
        aria-modal
        aria-labelledby={`${id}title`}
        aria-describedby={children ? `${id}text` : undefined}
        tabIndex={-1}
      >
        <h2 id={`${id}title`} className={hasClose ? 'dialog-title dialog-title-short' : 'dialog-title'}>
          {title}
        </h2>
        {children ? (
          <div id={`${id}text`} className="dialog-text">
            {children}
          </div>
        ) : null}
        <DialogButton key={`${title} ${confirm.text}`} kind="primary" isGuarded {...buttonProps('confirm', confirm)} />
        {other ? (
          <DialogButton key={`${title} ${other.text}`} kind="secondary" isGuarded {...buttonProps('other', other)} />
        ) : null}
        {cancel ? <DialogButton kind="ghost" {...buttonProps('cancel', cancel)} /> : null}
        {hasClose ? (
          <button type="button" className="dialog-close" aria-label="Close" onClick={close}>
            <Icon name="x" size={20} />
          </button>
        ) : null}
      </div>
    </div>
  )
}

interface DialogButtonProps extends Pick<ButtonProps, 'kind' | 'isLoading' | 'isDisabled' | 'isGuarded' | 'onTap'> {
  readonly action: DialogAction
}

function DialogButton({ action, kind, ...state }: DialogButtonProps) {
  return (
    <div className="dialog-action">
      <Button isWide kind={action.kind ?? kind} {...state}>
        {action.text}
      </Button>
    </div>
  )
}
