import type { ReactNode } from 'react'
import { useRenderedNear } from '@/platform/scroll/near'

export interface NearCellProps {
  /** Unique on the page and made of [A-Za-z0-9_-] alone: the host finds the cell by it. */
  readonly id: string
  readonly className: string
  /** Reserves the cell's height before its content is first rendered. */
  readonly emptyClassName: string
  /** Stands where a page begins. */
  readonly isFirst: boolean
  readonly children: ReactNode
}

/** A part of a long page. Hosts with slow rendering render it only while it is near; elsewhere it is always rendered. */
export function NearCell({ id, className, emptyClassName, isFirst, children }: NearCellProps) {
  const { isRendered, heightPx } = useRenderedNear(id, isFirst)
  if (isRendered) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  }
  const style = heightPx === null ? undefined : { height: `${heightPx}px` }
  return <div id={id} className={`${className} ${emptyClassName}`} style={style} />
}
