import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CollectionType } from '@/contract/collection'
import type { CouponCard, MomentCard } from '@/contract/feed'
import type { WantedStay } from '@/domain/stays/wanted-stay'
import { Loaded } from '../app/loaded'
import type { RecentViewsStore } from '../stays/recent-views'

/** What suggestions need from outside. */
export interface FavoriteSuggestionsDependencies {
  readonly feed: Pick<ApiCalls['feed'], 'listCoupons' | 'listFeedMoments'>
  readonly recentViews: Pick<RecentViewsStore, 'hotels' | 'freshen'>
}

const SHOWN = 6

/** What an empty wish list suggests: hotels that were looked at, vouchers on sale, posts. */
export class FavoriteSuggestionsStore {
  readonly coupons = new Loaded<readonly CouponCard[]>()
  readonly moments = new Loaded<readonly MomentCard[]>()

  constructor(private readonly dependencies: FavoriteSuggestionsDependencies) {
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false, coupons: false, moments: false })
  }

  /** Fetches a tab's suggestions where they are not loaded yet; after a failure there are none. */
  async look(tab: CollectionType, stay: WantedStay): Promise<void> {
    const { feed, recentViews } = this.dependencies
    if (tab === 'hotel') return recentViews.freshen(stay)
    if (tab === 'coupon' && !this.coupons.value) {
      await this.coupons.load(async () => (await feed.listCoupons({ pageSize: SHOWN })).list)
    }
    if (tab === 'moment' && !this.moments.value) {
      await this.moments.load(async () => (await feed.listFeedMoments({ ...stay, pageSize: SHOWN })).list)
    }
  }
}
