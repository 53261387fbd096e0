import { makeAutoObservable } from 'mobx'
import type { CollectionCalls } from '@/api/collection'
import type { HotelCard } from '@/contract/hotel-card'
import type { WantedStay } from '@/domain/stay/decide-stay'
import { PagedList } from './paged-list'

/** What the wish list needs from outside. */
export interface WishListDependencies {
  readonly collection: Pick<CollectionCalls, 'listCollection'>
  /** The stay that prices are asked for. */
  readonly wantedStay: () => WantedStay
}

const PAGE = 20

/** The hotels on the wish list, newest first, with prices for the chosen stay. */
export class WishListStore {
  readonly hotels: PagedList<HotelCard>

  constructor({ collection, wantedStay }: WishListDependencies) {
    this.hotels = new PagedList(
      (cursor) => collection.listCollection({ ...wantedStay(), cursor, pageSize: PAGE }),
      (card) => card.id,
    )
    makeAutoObservable(this, { hotels: false }, { autoBind: true })
  }

  /** Reads the list when the page comes to the front: at first with skeletons, later behind what is shown. */
  async show(): Promise<void> {
    if (this.hotels.items.length === 0) await this.hotels.restart()
    else await this.hotels.refresh().catch(() => {})
  }
}
