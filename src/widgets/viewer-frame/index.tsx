import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { popupProps, usePopup } from '@/platform/popup'
import { Icon } from '../icon'
import './style.scss'

export interface ViewerFrameProps {
  /** Subject of the pictures. */
  readonly name: string
  /** Pictures that can be turned to, from the first on. */
  readonly loadedCount: number
  /** All pictures, loaded or not. */
  readonly count: number
  readonly index: number
  readonly onIndex: (index: number) => void
  /** Handles any other key; returns whether it has a meaning here. */
  readonly onKey?: (key: string) => boolean
  readonly onClose: () => void
  /** Buttons beside the one that closes. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A dialog over the whole screen with a counter; arrow keys, Home and End turn its pictures. */
export function ViewerFrame(props: ViewerFrameProps) {
  const { name, loadedCount, count, index, onIndex, onKey, onClose, actions, children } = props
  const panel = useRef<HTMLDivElement>(null)
  usePopup(panel, true, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: loadedCount - 1 }[event.key]
    if (target === undefined) {
      if (onKey?.(event.key)) event.preventDefault()
      return
    }
    if (target < 0 || target >= loadedCount) return
    event.preventDefault()
    if (target !== index) onIndex(target)
  }
  return (
    <div
      ref={panel}
      className="viewer"
      role="dialog"
      aria-modal
      aria-label={`Pictures of ${name}`}
      tabIndex={-1}
      {...{ onKeyDown }}
      {...popupProps}
    >
      <div className="viewer-head">
        <span className="viewer-count" role="status">{`${index + 1} / ${Math.max(count, loadedCount)}`}</span>
        {actions}
        <button type="button" className="viewer-button" aria-label="Close" onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </div>
      {children}
    </div>
  )
}
