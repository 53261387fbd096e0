import { Fragment, useState, type ReactElement } from 'react'
import { useLeaving } from '@/platform/popup/leaving'
import { Layer } from './index'
import { PopupsLeaving } from './leaving'

export interface PopupLayerProps {
  /** The popup that is open; null when none is. */
  readonly children: ReactElement | null
}

/** As long as the longest closing motion of a popup. */
const LEAVE_MS = 200

/** A layer for a popup that its page draws only while it is open: taken away, it stays until its closing motion is over. */
export function PopupLayer({ children }: PopupLayerProps) {
  const isOpen = children !== null
  const { isShown } = useLeaving(isOpen, LEAVE_MS)
  const [last, setLast] = useState({ popup: children, isOpen, opening: 0 })
  if (isOpen !== last.isOpen || (isOpen && children !== last.popup)) {
    setLast({ popup: children ?? last.popup, isOpen, opening: last.opening + (isOpen && !last.isOpen ? 1 : 0) })
  }
  return (
    <Layer>
      {isShown ? (
        <PopupsLeaving.Provider value={!isOpen}>
          <Fragment key={last.opening}>{children ?? last.popup}</Fragment>
        </PopupsLeaving.Provider>
      ) : null}
    </Layer>
  )
}
