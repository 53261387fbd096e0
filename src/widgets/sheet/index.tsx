import { useId, useRef, useState, type ReactNode } from 'react'
import { isThrownDown, sheetOffset } from './motion'
import { useDrag } from '@/platform/gesture'
import type { DragProps } from '@/platform/gesture/contract'
import { popupProps, usePopup } from '@/platform/popup'
import { ScrollArea } from '@/platform/scroll/areas'
import { Icon } from '../icon'
import { useLastOpen, useLeavingPopup } from '../layer/leaving'
import './style.scss'

export interface SheetProps {
  readonly isOpen: boolean
  readonly title: string
  readonly onClose: () => void
  /** Called before the traveler closes it; false leaves it open, as where something would be lost. */
  readonly canClose?: () => boolean
  /** Share of the screen's height; fit is as high as its content, up to 85 per cent. */
  readonly size?: 'fit' | '55' | '85' | 'full'
  readonly children: ReactNode
  /** Stands still above the content that scrolls. */
  readonly top?: ReactNode
  /** Stands still below it, above the safe area. */
  readonly footer?: ReactNode
  readonly onNearEnd?: () => void
  /** Called with how far the content is scrolled, in px on a 375 px wide screen. */
  readonly onScrolled?: (scrolledPx: number) => void
  /** Id of the element that is brought to the top when the sheet opens. */
  readonly startId?: string
}

/** As long as the closing motion of the style sheet. */
const LEAVE_MS = 200

/** A bottom sheet; closed by its button, its scrim, Escape, or a drag down of its head. */
export function Sheet(props: SheetProps) {
  const { isShown, isLeaving, leave } = useLeavingPopup(props.isOpen, LEAVE_MS)
  const shown = useLastOpen(props)
  if (!isShown) return null
  const close = () => {
    if (props.canClose?.() !== false) leave(props.onClose)
  }
  return <ShownSheet {...shown} isLeaving={isLeaving} onClose={close} />
}

function ShownSheet(props: SheetProps & { readonly isLeaving: boolean }) {
  const { isLeaving, title, onClose, size = 'fit', children, top, footer, onNearEnd, onScrolled, startId } = props
  const panel = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const { offsetPx, dragProps } = useDragToClose(size !== 'full', onClose)
  usePopup(panel, !isLeaving, onClose)
  const isDragged = offsetPx > 0 && !isLeaving
  return (
    <div className={isLeaving ? 'sheet sheet-leaving' : 'sheet'} {...popupProps}>
      <div className="sheet-veil" aria-hidden onClick={onClose} />
      <div
        ref={panel}
        className={`sheet-panel sheet-${size} ${isDragged ? 'sheet-dragged' : ''}`}
        style={{ transform: offsetPx > 0 ? `translateY(${offsetPx}px)` : undefined }}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
      >
        <SheetHead
          title={title}
          titleId={titleId}
          hasGrabber={size !== 'full'}
          dragProps={dragProps}
          onClose={onClose}
        />
        {top ? <div className="sheet-top">{top}</div> : null}
        <ScrollArea className="sheet-body" onNearEnd={onNearEnd} onScrolled={onScrolled} startId={startId}>
          {children}
        </ScrollArea>
        {footer ? <div className="sheet-foot">{footer}</div> : null}
      </div>
    </div>
  )
}

interface SheetHeadProps extends Pick<SheetProps, 'title' | 'onClose'> {
  readonly titleId: string
  readonly hasGrabber: boolean
  readonly dragProps: DragProps
}

function SheetHead({ title, titleId, hasGrabber, dragProps, onClose }: SheetHeadProps) {
  return (
    <div className="sheet-head">
      {hasGrabber ? <div className="sheet-grabber" /> : null}
      <div className="sheet-handle" {...dragProps}>
        <h2 id={titleId} className="sheet-title">
          {title}
        </h2>
      </div>
      <button type="button" className="sheet-close" aria-label="Close" onClick={onClose}>
        <Icon name="x" size={20} />
      </button>
    </div>
  )
}

/** The sheet follows its head down, and closes where that is meant. */
function useDragToClose(canDrag: boolean, onClose: () => void) {
  const [offsetPx, setOffsetPx] = useState(0)
  const startedAtMs = useRef(0)
  const dragProps = useDrag({
    onStart: (atMs) => {
      startedAtMs.current = atMs
    },
    onMove: ({ dyPx, scale }) => setOffsetPx(sheetOffset(dyPx * scale)),
    onEnd: ({ dyPx, atMs }, isLost) => {
      if (!isLost && isThrownDown(dyPx, atMs - startedAtMs.current)) onClose()
      else setOffsetPx(0)
    },
  })
  return { offsetPx, dragProps: canDrag ? dragProps : {} }
}
