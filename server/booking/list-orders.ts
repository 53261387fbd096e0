import type { OrderListInput } from '@/contract/order-list'
import type { OrderCard } from '@/contract/order'
import { orderStatusesOfTab } from '@/domain/orders/hotel-order'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { foldPlaceName, pinyinOf } from '../stays/names/place-names'
import { presentOrderCard, readOrderCursor, writeOrderCursor } from './present'
import {
  findOrderNames,
  findOrdersById,
  findOrdersOfUser,
  type OrderCursor,
  type OrderNames,
  type OrderNarrowing,
  type OrderScope,
} from './repository/order-lists'
import type { OrderRow } from './repository/orders'

const PAGE_SIZE = 20

/** Number of an account's newest orders that are searched. */
const MOST_SEARCHED = 2_000

/** Lists a user's orders page by page, newest first: those of a tab whose names match the keyword, if there is one. */
export async function listOrders(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  userId: string,
  narrowing: OrderNarrowing,
  { tab = 'all', keyword = '', cursor, pageSize = PAGE_SIZE }: OrderListInput,
): Promise<{ list: OrderCard[]; nextCursor: string | null }> {
  const scope = { userId, statuses: orderStatusesOfTab(tab), narrowing }
  const page = { after: cursor === undefined ? null : readOrderCursor(cursor), limit: pageSize + 1 }
  const terms = termsOf(keyword)
  const found =
    terms.length === 0
      ? await findOrdersOfUser(database.db, scope, page)
      : await searchOrders(database.db, scope, terms, page)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    list: shown.map((order) => presentOrderCard(order, clock.now())),
    nextCursor: found.length > pageSize && last ? writeOrderCursor(last) : null,
  }
}

async function searchOrders(
  db: Executor,
  scope: OrderScope,
  terms: readonly string[],
  { after, limit }: { readonly after: OrderCursor | null; readonly limit: number },
): Promise<OrderRow[]> {
  const names = await findOrderNames(db, scope, MOST_SEARCHED)
  const found = names.filter((order) => isAfter(order, after) && matchesTerms(order, terms)).slice(0, limit)
  if (found.length === 0) return []
  return findOrdersById(
    db,
    found.map(({ id }) => id),
  )
}

function isAfter({ createdAt, id }: OrderCursor, after: OrderCursor | null): boolean {
  if (after === null) return true
  const [ms, afterMs] = [createdAt.getTime(), after.createdAt.getTime()]
  return ms < afterMs || (ms === afterMs && id < after.id)
}

/** The terms of a keyword, folded like names: case, width, accents and traditional characters make no difference. */
function termsOf(keyword: string): string[] {
  return keyword
    .normalize('NFKC')
    .split(/\s+/)
    .map(foldPlaceName)
    .filter((term) => term !== '')
}

/** Whether each term stands in a name of the order, in its script or as pinyin, or in its number. */
function matchesTerms(order: OrderNames, terms: readonly string[]): boolean {
  const { orderNo, hotelName, hotelLocalName, hotelOtherNames, cityName, cityLocalName, cityOtherNames } = order
  const local = [hotelLocalName, cityLocalName, ...(hotelOtherNames ?? []), ...(cityOtherNames ?? [])]
  const given = local.flatMap((name) => (name === null ? [] : [name, pinyinOf(name)]))
  const names = [orderNo, hotelName, cityName ?? '', ...given].map(foldPlaceName)
  return terms.every((term) => names.some((name) => name.includes(term)))
}
