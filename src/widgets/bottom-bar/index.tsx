import type { ReactNode } from 'react'
import './style.scss'

export interface BottomBarProps {
  /** The total, or what the action is about. */
  readonly lead?: ReactNode
  /** The one primary action. */
  readonly children: ReactNode
}

/** What stands in a screen's bottom bar: the total on one side, the action on the other. */
export function BottomBar({ lead, children }: BottomBarProps) {
  return (
    <div className="bottom-bar">
      {lead ? <div className="bar-lead">{lead}</div> : null}
      <div className={lead ? 'bar-action' : 'bar-action bar-alone'}>{children}</div>
    </div>
  )
}
