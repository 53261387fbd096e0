import type { SaleState } from '@/contract/product'

/** From this number down a SKU has few left. */
const FEW_LEFT = 10

/** What decides whether a SKU can be bought. */
export interface SaleFacts {
  readonly saleStart: Date | null
  readonly saleEnd: Date | null
  readonly stockLeft: number
  /** The most that one person may have; null for no limit. */
  readonly limitPerUser: number | null
  /** How many the person has already. */
  readonly bought: number
  readonly minQuantity: number
}

/** How many a person can buy now, as far as stock and limit go. */
export const mostToBuy = ({ stockLeft, limitPerUser, bought }: SaleFacts): number =>
  Math.max(0, Math.min(stockLeft, limitPerUser === null ? Infinity : limitPerUser - bought))

/** Whether the sale of a SKU is over. */
export const hasSaleEnded = ({ saleEnd }: Pick<SaleFacts, 'saleEnd'>, now: Date): boolean =>
  saleEnd !== null && now >= saleEnd

/** Whether a SKU can be bought now, and why not. */
export function saleStateOf(facts: SaleFacts, now: Date): SaleState {
  const { saleStart, stockLeft, minQuantity } = facts
  if (hasSaleEnded(facts, now)) return 'ended'
  if (saleStart !== null && now < saleStart) return 'not_started'
  if (stockLeft < minQuantity) return 'sold_out'
  if (mostToBuy(facts) < minQuantity) return 'limit_reached'
  return stockLeft <= FEW_LEFT ? 'few_left' : 'on_sale'
}

/** Whether a SKU in this state can be bought. */
export const isBuyable = (state: SaleState): boolean => state === 'on_sale' || state === 'few_left'
