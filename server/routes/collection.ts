import { collectionRoutes } from '@/contract/collection'
import { badInput, notFound } from '../errors/api-error'
import { hotelCards } from '../quotes/hotel-cards'
import { deleteWish, insertWish, isHotel, listWished, listWishes } from '../repositories/collection'
import { routeModule } from './handler'
import { readWishCursor, writeWishCursor } from './wish-cursor'

const defaultPageSize = 20
const mostIds = 50

function idsOf(text: string): string[] {
  const ids = text.split(',').filter((id) => /^[\w-]{1,40}$/.test(id))
  if (ids.length > mostIds) throw badInput('bizIds', `At most ${mostIds} ids can be asked for at once.`)
  return [...new Set(ids)]
}

/** Wish lists: each call says what shall be, so that doing it again changes nothing. */
export const collectionModule = routeModule(collectionRoutes, {
  addCollection: async ({ bizType, bizId }, { services, user }) => {
    const { database, clock } = services
    if (!(await isHotel(database.db, bizId))) throw notFound('There is no such hotel.')
    await insertWish(database.db, { userId: user.uid, bizType, bizId }, clock.now())
    return { isCollection: true }
  },
  cancelCollection: async ({ bizType, bizId }, { services, user }) => {
    await deleteWish(services.database.db, { userId: user.uid, bizType, bizId })
    return { isCollection: false }
  },
  isCollected: async ({ bizType, bizIds }, { services, user }) => ({
    collected: await listWished(services.database.db, { userId: user.uid, bizType, bizIds: idsOf(bizIds) }),
  }),
  listCollection: async (input, context) => {
    const { pageSize = defaultPageSize } = input
    const { db } = context.services.database
    const wishes = await listWishes(db, context.user.uid, readWishCursor(input.cursor), pageSize + 1)
    const page = wishes.slice(0, pageSize)
    const cards = await hotelCards(
      context,
      page.map(({ bizId }) => bizId),
      input,
    )
    const last = page.at(-1)
    return {
      list: page.flatMap(({ bizId }) => cards.get(bizId) ?? []),
      nextCursor: last && wishes.length > page.length ? writeWishCursor(last) : null,
    }
  },
})
