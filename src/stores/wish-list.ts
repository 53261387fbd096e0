import type { CollectionCalls } from '@/api/collection'
import type { HotelCard } from '@/contract/hotel-card'
import { PagedList } from './paged-list'
import type { SessionStore } from './session'
import type { StayStore } from './stay'

/** What the wish list needs from outside. */
export interface WishListDependencies {
  readonly collection: Pick<CollectionCalls, 'listCollection'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly stay: Pick<StayStore, 'wanted'>
}

const PAGE = 20

/** The hotels that the user keeps, with prices for the dates being looked for. */
export class WishListStore {
  readonly hotels: PagedList<HotelCard>

  constructor(private readonly dependencies: WishListDependencies) {
    const { collection, stay } = dependencies
    this.hotels = new PagedList(
      (cursor) => collection.listCollection({ ...stay.wanted, cursor, pageSize: PAGE }),
      (card) => card.id,
    )
  }

  /** Reads the list anew; a visitor has none. */
  async look(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    if (this.hotels.status === 'idle') await this.hotels.start()
    else await this.hotels.refresh().catch(() => {})
  }
}
