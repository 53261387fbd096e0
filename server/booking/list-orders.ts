import type { OrderCard, OrderListInput } from '@/contract/order-list'
import { orderKinds } from '@/domain/orders/order-tables'
import type { Executor } from '../kernel/database/executor'
import type { Services } from '../kernel/services'
import { foldPlaceName, pinyinOf } from '../stays/names/place-names'
import { readOrderCursor, writeOrderCursor } from './present'
import {
  findOrderNames,
  findPurchasesOfUser,
  type ListedPurchase,
  type OrderCursor,
  type OrderNames,
  type OrderNarrowing,
  type OrderScope,
} from './repository/order-lists'

const PAGE_SIZE = 20

/** Number of an account's newest orders that are searched. */
const MOST_SEARCHED = 2_000

/** Lists a user's orders of all kinds page by page, newest first: those of a tab whose names match the keyword, if there is one. */
export async function listOrders(
  services: Pick<Services, 'database' | 'clock' | 'purchaseRules'>,
  userId: string,
  narrowing: OrderNarrowing,
  { tab = 'all', keyword = '', cursor, pageSize = PAGE_SIZE }: OrderListInput,
): Promise<{ list: OrderCard[]; nextCursor: string | null }> {
  const { db } = services.database
  const scope = { userId, tab, narrowing }
  const page = { after: cursor === undefined ? null : readOrderCursor(cursor), limit: pageSize + 1 }
  const terms = termsOf(keyword)
  const found =
    terms.length === 0 ? await findPurchasesOfUser(db, scope, page) : await searchOrders(db, scope, terms, page)
  const shown = found.slice(0, pageSize)
  const last = shown.at(-1)
  return {
    list: await cardsOf(services, shown),
    nextCursor: found.length > pageSize && last ? writeOrderCursor(last) : null,
  }
}

/** The cards of purchases of any kinds, in their order. */
async function cardsOf(
  services: Pick<Services, 'database' | 'clock' | 'purchaseRules'>,
  purchases: readonly ListedPurchase[],
): Promise<OrderCard[]> {
  const cards = new Map<string, OrderCard>()
  for (const kind of orderKinds) {
    const ids = purchases.filter((purchase) => purchase.kind === kind).map(({ id }) => id)
    if (ids.length === 0) continue
    for (const card of await services.purchaseRules[kind].cards(services, ids)) cards.set(card.orderid, card)
  }
  return purchases.flatMap(({ id }) => cards.get(id) ?? [])
}

async function searchOrders(
  db: Executor,
  scope: OrderScope,
  terms: readonly string[],
  { after, limit }: { readonly after: OrderCursor | null; readonly limit: number },
): Promise<ListedPurchase[]> {
  const names = await findOrderNames(db, scope, MOST_SEARCHED)
  return names.filter((order) => isAfter(order, after) && matchesTerms(order, terms)).slice(0, limit)
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
  const { orderNo, name, hotelLocalName, hotelOtherNames, cityName, cityLocalName, cityOtherNames } = order
  const local = [hotelLocalName, cityLocalName, ...(hotelOtherNames ?? []), ...(cityOtherNames ?? [])]
  const given = local.flatMap((text) => (text === null ? [] : [text, pinyinOf(text)]))
  const names = [orderNo, name ?? '', cityName ?? '', ...given].map(foldPlaceName)
  return terms.every((term) => names.some((known) => known.includes(term)))
}
