import type { OpenStay } from '@/contract/account'
import type { OrderCard } from '@/contract/order-list'
import type { PaymentPage } from '@/contract/payment'
import type { Executor } from '../kernel/database/executor'
import { nextStatus, type OrderTable } from '@/domain/orders/order-table'
import type { PurchaseKind, PurchaseStatus } from '../kernel/database/schema/orders'
import type { Services } from '../kernel/services'
import { type ChangeText, movePurchase } from './purchase-state'
import type { PurchaseChanges, PurchaseRow } from './repository/purchases'
import type { RefundRow } from './repository/refunds'

/** What happens to the money of a paid purchase of any kind. */
export type MoneyEvent = 'refunded' | 'refund_failed'

/** Why an unpaid purchase is closed. */
export type UnpaidEnd = 'expired' | 'cancelled_by_user'

/** What the receipts and invoices of a purchase show. */
export interface DocumentFacts {
  /** What was bought, e.g. the name of the hotel. */
  readonly title: string
  readonly facts: readonly (readonly [name: string, value: string])[]
  /** The bill, which adds up to the total; amounts in minor units. */
  readonly bill: readonly { readonly text: string; readonly minor: number }[]
  /** The page of the order in the app. */
  readonly path: string
}

/**
 * What one kind of purchase does when something happens to its money. Every function with a transaction is called in the one that
 * moves the money, which holds the purchase's lock, and moves the purchase by the table of its kind.
 */
export interface PurchaseRules {
  /** Purchases as lists show them, in any order. */
  cards(services: Pick<Services, 'database' | 'clock'>, ids: string[]): Promise<OrderCard[]>
  /** Its name at a payment provider, e.g. "Harbour House, booking SL123". */
  chargeTitle(db: Executor, purchase: PurchaseRow): Promise<string>
  /** What the payment page shows of it: nothing of a person. */
  payPageItem(services: Services, purchase: PurchaseRow): Promise<PaymentPage['order']>
  /** Reminds of its payment, when half of the time to pay is gone. */
  emailPaySoon(tx: Executor, services: Services, purchase: PurchaseRow): Promise<void>
  /** What its documents show. */
  documentFacts(db: Executor, purchase: PurchaseRow): Promise<DocumentFacts>
  /** What of this kind holds the deletion of a user's account up: what is paid and not over, or whose money is not back. */
  openOfUser(db: Executor, userId: string): Promise<OpenStay[]>
  /** Takes the people out of purchases; their contact is gone already. */
  erase(tx: Executor, ids: readonly string[]): Promise<void>
  /** It is paid in time: what was held for it is sold. */
  paidInTime(tx: Executor, services: Services, purchase: PurchaseRow, paidMinor: number): Promise<void>
  /** It is paid after it was closed: true where what was bought could be taken again; otherwise the money goes back. */
  paidLate(tx: Executor, services: Services, purchase: PurchaseRow, paidMinor: number): Promise<boolean>
  /** It is closed unpaid: what was held for it goes back on sale. */
  closedUnpaid(
    tx: Executor,
    services: Services,
    purchase: PurchaseRow,
    end: UnpaidEnd,
    change: ChangeText,
  ): Promise<void>
  /** Moves it by what happened to its money; false, without a change, where that can't happen in its state. */
  move(
    tx: Executor,
    services: Services,
    purchase: PurchaseRow,
    event: MoneyEvent,
    change: ChangeText,
    money?: PurchaseChanges,
  ): Promise<boolean>
  /** A refund was sent: informs the traveler, and ends what it was for. */
  refundSent(tx: Executor, services: Services, purchase: PurchaseRow, refund: RefundRow): Promise<void>
  /** A refund failed, before or after it was sent: informs the traveler. */
  refundFailed(tx: Executor, services: Services, purchase: PurchaseRow, refund: RefundRow): Promise<void>
  /** The bank has taken the payment back in a dispute that was lost. */
  paymentReturned(tx: Executor, services: Services, purchase: PurchaseRow): Promise<void>
}

declare module '../kernel/services' {
  interface Services {
    /** The rules of each kind of purchase; main fills in those of the rooms above booking. */
    readonly purchaseRules: Readonly<Record<PurchaseKind, PurchaseRules>>
  }
}

/** Awaits the row that a purchase of any kind has beside it; throws if it is missing. */
export async function detailOf<Row>(found: Promise<Row | undefined>, { kind, id }: PurchaseRow): Promise<Row> {
  const row = await found
  if (!row) throw new Error(`there is no ${kind} order of purchase ${id}`)
  return row
}

const isStatusOf = <Status extends PurchaseStatus>(
  table: Readonly<Record<Status, unknown>>,
  status: PurchaseStatus,
): status is Status => Object.hasOwn(table, status)

/** The move of the purchases that a table describes. */
export const moveBy =
  <Status extends PurchaseStatus, Event extends string>(
    table: OrderTable<Status, Event | MoneyEvent>,
  ): PurchaseRules['move'] =>
  async (tx, services, { id, status }, event, change, money) => {
    if (!isStatusOf(table, status) || nextStatus(table, status, event) === null) return false
    await movePurchase(tx, services, table, { id, status }, event, change, money)
    return true
  }
