import type { ReactNode } from 'react'
import { useRenderedNear } from '@/platform/scroll/near'

export interface NearCellProps {
  /** Unique on the page, of letters, digits, - and _ alone: the host finds the cell by it. */
  readonly id: string
  readonly className: string
  /** Gives the cell its height before its content was drawn for the first time. */
  readonly emptyClassName: string
  /** Stands where a page begins. */
  readonly isFirst: boolean
  readonly children: ReactNode
}

/** A part of a long page that hosts which draw little at once draw while it is near; elsewhere it is always drawn. */
export function NearCell({ id, className, emptyClassName, isFirst, children }: NearCellProps) {
  const { isRendered: isDrawn, heightPx } = useRenderedNear(id, isFirst)
  if (isDrawn) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  }
  const style = heightPx === null ? undefined : { height: `${heightPx}px` }
  return <div id={id} className={`${className} ${emptyClassName}`} style={style} />
}
