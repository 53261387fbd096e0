import type { OrderButton } from '@/contract/order'
import type { OrderCard } from '@/contract/order-list'
import { formatDay, formatDayWithYear } from '../days/format-day'
import { countOf } from '../text/phrases'
import type { StateTone } from '../state-tone'
import { stateOfKind } from './order-tables'

/** The name and the texts of an order of any kind in a list. */
export interface OrderCardText {
  readonly title: string
  readonly facts: readonly string[]
  /** What the price is for, e.g. "2 nights, 1 room". */
  readonly covers: string
  readonly tone: StateTone
}

const stayFacts = ({ checkIn, checkOut, roomTypeName }: Extract<OrderCard, { checkIn: string }>) => [
  `${formatDay(checkIn)} – ${formatDay(checkOut)}`,
  roomTypeName,
]

/** The buttons of an order's card: what is done to single vouchers has its buttons on the order's page. */
export function cardButtons({ type, buttons }: OrderCard): OrderButton[] {
  const hidden: readonly OrderButton[] = hiddenButtons[type]
  return buttons.filter((button) => !hidden.includes(button))
}

const hiddenButtons = {
  hotel: ['view'],
  coupon: ['view'],
  exchange: ['view', 'cancel', 'refund', 'delete'],
  mix: ['view'],
} as const

/** The text of an order's card. */
export function orderCardText(order: OrderCard): OrderCardText {
  const tone = stateOfKind(order.type, order.status)?.tone ?? 'calm'
  if (order.type === 'hotel') {
    const covers = `${countOf(order.nights, 'night')}, ${countOf(order.roomCount, 'room')}`
    return { title: order.hotelName, facts: stayFacts(order), covers, tone }
  }
  if (order.type === 'exchange') {
    const covers = order.totalMinor === 0 ? 'paid with a voucher' : 'on top of a voucher'
    return { title: order.hotelName, facts: stayFacts(order), covers, tone }
  }
  if (order.type === 'mix') {
    const covers = `${countOf(order.quantity, 'voucher')} with a date`
    return { title: order.name, facts: [order.hotelName, ...stayFacts(order)], covers, tone }
  }
  const validity = order.lastDay === null ? [] : [`Use by ${formatDayWithYear(order.lastDay)}`]
  const open = order.status === 'TO_USE' ? [`${order.openCount} of ${order.quantity} to use`] : []
  const variant = order.variant === '' ? [] : [order.variant]
  const covers = countOf(order.quantity, 'voucher')
  return { title: order.name, facts: [...variant, ...validity, ...open], covers, tone }
}
