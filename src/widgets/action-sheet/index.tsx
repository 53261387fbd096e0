import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { nextInMenu } from '@/domain/app/arrow-keys'
import { focusInside } from '@/platform/focus'
import { popupProps, usePopup } from '@/platform/popup'
import { ScrollArea } from '@/platform/scroll/areas'
import { useLastOpen, useLeavingPopup } from '../layer/leaving'
import { MenuItem, type SheetAction } from './menu-item'
import './style.scss'

export interface ActionSheetProps {
  readonly isOpen: boolean
  readonly title?: string
  readonly description?: string
  /** For screen readers where there is no title. */
  readonly label?: string
  readonly actions: readonly SheetAction[]
  readonly onPick: (key: string) => void
  readonly cancelText?: string
  /** Called on the cancel button, the scrim or Escape. */
  readonly onClose: () => void
}

/** As long as the closing motion of the style sheet. */
const LEAVE_MS = 200

/** Actions to choose one of, from below; a menu for the keyboard. */
export function ActionSheet(props: ActionSheetProps) {
  const { isShown, isLeaving, leave } = useLeavingPopup(props.isOpen, LEAVE_MS)
  const shown = useLastOpen(props)
  if (!isShown) return null
  return <ShownActions {...shown} isLeaving={isLeaving} onClose={() => leave(props.onClose)} />
}

function ShownActions(props: ActionSheetProps & { readonly isLeaving: boolean }) {
  const { isLeaving, title, description, label = 'Actions', cancelText = 'Cancel', onClose } = props
  const panel = useRef<HTMLDivElement>(null)
  const id = useId()
  usePopup(panel, !isLeaving, onClose)
  return (
    <div className={isLeaving ? 'acts acts-leaving' : 'acts'} {...popupProps}>
      <div className="acts-veil" aria-hidden onClick={onClose} />
      <div
        ref={panel}
        className="acts-panel"
        role="dialog"
        aria-modal
        aria-label={title ?? label}
        aria-describedby={description ? `${id}text` : undefined}
        tabIndex={-1}
      >
        {title || description ? (
          <div className="acts-head">
            {title ? <h2 className="acts-title">{title}</h2> : null}
            {description ? (
              <p id={`${id}text`} className="acts-text">
                {description}
              </p>
            ) : null}
          </div>
        ) : null}
        <ActionMenu {...props} label={title ?? label} />
        <div className="acts-foot">
          <button type="button" className="acts-cancel" onClick={onClose}>
            {cancelText}
          </button>
        </div>
      </div>
    </div>
  )
}

function ActionMenu({ actions, onPick, label }: Pick<ActionSheetProps, 'actions' | 'onPick' | 'label'>) {
  const list = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(0)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const names = actions.map(({ name }) => name)
    const next = nextInMenu(names, at, event.key)
    if (next === null) return
    event.preventDefault()
    setAt(next)
    focusInside(list.current, `[data-item="${next}"]`)
  }
  return (
    <ScrollArea className="acts-scroll">
      <div ref={list} role="menu" tabIndex={-1} aria-label={label} onKeyDown={onKeyDown}>
        {actions.map((action, index) => (
          <MenuItem
            key={action.key}
            action={action}
            index={index}
            isCurrent={index === at}
            onReach={() => setAt(index)}
            onPick={() => onPick(action.key)}
          />
        ))}
      </div>
    </ScrollArea>
  )
}
