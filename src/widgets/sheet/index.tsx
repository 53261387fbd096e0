import { useId, useRef, type ReactNode } from 'react'
import { popupProps, usePopup } from '@/platform/feedback/popup'
import { ScrollArea } from '@/platform/feedback/scroll-area'
import { Icon } from '../icon'
import './style.scss'

export interface SheetProps {
  readonly isOpen: boolean
  readonly title: string
  readonly onClose: () => void
  /** Share of the screen's height; fit is as high as its content, up to 85 per cent. */
  readonly size?: 'fit' | '55' | '85' | 'full'
  readonly children: ReactNode
  /** Stands still above the content that scrolls. */
  readonly top?: ReactNode
  /** Stands still below it, above the safe area. */
  readonly footer?: ReactNode
  readonly onNearEnd?: () => void
  /** Id of the element that is brought to the top when the sheet opens. */
  readonly startId?: string
}

/** A popup that slides from below; closed by its button, its veil or Escape. */
export function Sheet(props: SheetProps) {
  return props.isOpen ? <OpenSheet {...props} /> : null
}

function OpenSheet({ title, onClose, size = 'fit', children, top, footer, onNearEnd, startId }: SheetProps) {
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  usePopup(panel, true, onClose)
  return (
    <div className="sheet" {...popupProps}>
      <div className="sheet-veil" aria-hidden onClick={onClose} />
      <div
        ref={panel}
        className={`sheet-panel sheet-${size}`}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <div className="sheet-head">
          {size === 'full' ? null : <div className="sheet-grabber" />}
          <h2 id={titleId} className="sheet-title">
            {title}
          </h2>
          <button type="button" className="sheet-close" aria-label="Close" onClick={onClose}>
            <Icon name="x" size={20} />
          </button>
        </div>
        {top ? <div className="sheet-top">{top}</div> : null}
        <ScrollArea className="sheet-body" onNearEnd={onNearEnd} startId={startId}>
          {children}
        </ScrollArea>
        {footer ? <div className="sheet-foot">{footer}</div> : null}
      </div>
    </div>
  )
}
