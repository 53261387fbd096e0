import type { ApiCalls } from '@/api/create-api'
import type { DestinationOption } from '@/contract/destination'
import type { CouponCard, WaterfallItem } from '@/contract/feed'
import type { HomeInitial } from '@/contract/first-screens'
import type { FeedPart } from '@/domain/feed/feed-tabs'
import { HOME_RAIL_PAGE, homeFeedPage, waterfallKey } from '@/domain/feed/home-feed'
import { Loaded } from '../app/loaded'
import { PagedList, type ListPage } from '../app/paged-list'
import type { StayStore } from '../stays/stay'

/** What Explore needs from outside. */
export interface HomeDependencies {
  readonly feed: Pick<ApiCalls['feed'], 'getWaterfall' | 'listCoupons'>
  readonly destination: Pick<ApiCalls['destination'], 'listHotCities'>
  readonly stay: Pick<StayStore, 'wanted'>
}

/** Explore: hot cities, vouchers and the feed, each for itself, so that one failure leaves the others standing. */
export class HomeStore {
  readonly hotCities: Loaded<readonly DestinationOption[]>
  readonly coupons: Loaded<readonly CouponCard[]>
  readonly feed: PagedList<WaterfallItem>
  /** The part of the feed that is shown; read with the feed, whose change it always comes with. */
  part: FeedPart = { input: {}, empty: null }

  constructor(
    private readonly dependencies: HomeDependencies,
    initial: HomeInitial | null = null,
  ) {
    this.hotCities = new Loaded(initial?.hotCities ?? null)
    this.coupons = new Loaded(initial?.coupons ?? null)
    this.feed = new PagedList((cursor) => this.feedPage(cursor), waterfallKey, initial?.feed ?? null)
  }

  /** Fetches what is not there yet. */
  async start(): Promise<void> {
    const { hotCities, coupons, feed } = this
    await Promise.all([
      hotCities.value ? null : this.fetchCities(),
      coupons.value ? null : this.fetchCoupons(),
      feed.start(),
    ])
  }

  /** Reloads everything; rejects when the feed cannot be loaded, and what is loaded stays. */
  async refresh(): Promise<void> {
    await Promise.all([this.fetchCities(), this.fetchCoupons(), this.feed.refresh()])
  }

  /** Shows another part of the feed from its beginning. */
  showPart(part: FeedPart): Promise<void> {
    this.part = part
    return this.feed.restart()
  }

  private fetchCities(): Promise<void> {
    return this.hotCities.load(async () => (await this.dependencies.destination.listHotCities({})).list)
  }

  private fetchCoupons(): Promise<void> {
    return this.coupons.load(async () => (await this.dependencies.feed.listCoupons({ pageSize: HOME_RAIL_PAGE })).list)
  }

  private async feedPage(cursor: string | undefined): Promise<ListPage<WaterfallItem>> {
    const { feed, stay } = this.dependencies
    const { input } = this.part
    if (!input) return { list: [], nextCursor: null }
    return feed.getWaterfall({ ...stay.wanted, ...input, cursor, pageSize: homeFeedPage(cursor) })
  }
}
