import type { MomentCard } from '@/contract/feed'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { cutNewestPage, readNewestCursor } from '../kernel/http/newest-cursor'
import { presentMoment } from '../stays/posts'
import { type CardCaller, hotelCards, momentPrices } from '../stays/quote/hotel-cards'
import { type MomentsOf, readMomentPage } from './repository/cards'

/** Which page of a list of posts, priced for which stay. */
interface MomentPage {
  /** Name of the list, for its cursors. */
  readonly list: string
  readonly pageSize: number
  readonly cursor: string | undefined
  readonly stay: WantedStay
}

/** A page of posts that are shown, newest first, with the lowest prices of their hotels for a stay. */
export async function momentPage(
  context: CardCaller,
  of: MomentsOf,
  { list: name, pageSize, cursor, stay }: MomentPage,
): Promise<{ list: MomentCard[]; nextCursor: string | null }> {
  const { services, user } = context
  const after = readNewestCursor(name, cursor)
  const rows = await readMomentPage(services.database.db, of, { after, limit: pageSize + 1 }, user?.uid ?? null)
  const { page, nextCursor } = cutNewestPage(name, rows, pageSize)
  const hotelIds = [...new Set(page.flatMap(({ moment }) => moment.hotelId ?? []))]
  const cards = await hotelCards(context, hotelIds, stay)
  const priceOf = momentPrices(cards, stay, services.clock.now())
  const list = page.map(({ moment, timeZone }) =>
    presentMoment(moment, services.pictures, priceOf(moment.hotelId, timeZone)),
  )
  return { list, nextCursor }
}
