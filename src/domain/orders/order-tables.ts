import type { OrderTab } from '@/contract/order'
import { couponOrderStates } from './coupon-order'
import { exchangeOrderStates } from './exchange-order'
import { hotelOrderStates } from './hotel-order'
import { mixOrderStates } from './mix-order'
import { type NarrowOrderTab, type OrderState, statusesOfTab } from './order-table'

/** The tables of all kinds of orders. */
export const orderTables = {
  hotel: hotelOrderStates,
  coupon: couponOrderStates,
  exchange: exchangeOrderStates,
  mix: mixOrderStates,
} as const

/** Kinds of orders. */
export type OrderKind = keyof typeof orderTables

/** Every kind of order. */
export const orderKinds: readonly OrderKind[] = ['hotel', 'coupon', 'exchange', 'mix']

/** All facts of a state in every kind's table; null for a state that the kind does not have. */
export function stateOfKind(kind: OrderKind, status: string): OrderState<string, string> | null {
  const table: Readonly<Record<string, OrderState<string, string>>> = orderTables[kind]
  return Object.hasOwn(table, status) ? (table[status] ?? null) : null
}

/** The one tab beside 'all' that shows orders of a kind in a state. */
export const tabOfKind = (kind: OrderKind, status: string): NarrowOrderTab | null =>
  stateOfKind(kind, status)?.tab ?? null

/** The states of a kind's orders that a tab shows. */
export function statusesOfKind(kind: OrderKind, tab: OrderTab): string[] {
  const table: Readonly<Record<string, OrderState<string, never>>> = orderTables[kind]
  return statusesOfTab(table, tab)
}
