import type { Picture } from '@/contract/scalars'
import { ThumbRow } from '../thumb-row'
import { OrderLine } from './index'

/** The item that was bought. */
export interface OrderBriefProps {
  readonly picture: Picture
  readonly name: string
  /** Details; empty lines are left out. */
  readonly lines: readonly string[]
}

/** Picture, name and details of the item that was bought. */
export function OrderBrief({ picture, name, lines }: OrderBriefProps) {
  return (
    <ThumbRow picture={picture} size={84}>
      <h2 className="order-block-name">{name}</h2>
      {lines
        .filter((line) => line !== '')
        .map((line) => (
          <OrderLine key={line}>{line}</OrderLine>
        ))}
    </ThumbRow>
  )
}
