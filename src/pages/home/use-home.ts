import { useCallback, useEffect, useRef, useState } from 'react'
import type { HomeInitial } from '@/contract/first-screens'
import { failureText, readFailure } from '@/domain/failure'
import type { CityBanner } from '@/domain/feed/home-feed'
import { stayQuery } from '@/domain/stays/stay-query'
import { takeInitial, whenActive } from '@/platform/boot'
import { useHostPull } from '@/platform/page/host-pull'
import { go, hrefOf } from '@/platform/navigation'
import { usePageScrollTop, usePageShow } from '@/platform/page'
import { useCallerChange } from '@/shell/use-changed'
import { useReadOn } from '@/shell/use-read-on'
import { HomeStore } from '@/stores/feed/home'
import { forgetListPlace } from '@/stores/stays/list-place'
import type { RootStore } from '@/stores/app/root'
import type { CouponCard, WaterfallItem } from '@/contract/feed'

/** Above this nothing of the feed is read yet, and a row that appears over it pushes nothing away. */
const TOP_PX = 100

/** Key of everything that prices depend on, except the user. */
const pricingKeyOf = ({ stay, currency }: RootStore) => [currency.code, ...Object.values(stay.wanted)].join()

/** Creates Explore's store from the server-rendered page, with the pricing key of that page. */
function beginHome(root: RootStore) {
  const initial = takeInitial<HomeInitial>('home')
  const { feed, destination } = root.api
  return {
    store: new HomeStore({ feed, destination, stay: root.stay }, initial),
    serverPricingKey: initial && pricingKeyOf(root),
  }
}

/** Explore's store, bound to the page's lifecycle. */
export function useHome(root: RootStore) {
  const { session, stay, hotelFavorites, couponFavorites, likes, tabBar, recentViews } = root
  const [{ store, serverPricingKey }] = useState(() => beginHome(root))
  const hasStarted = useRef(false)
  const scrolledPx = useRef(0)
  const start = useCallback(() => {
    hasStarted.current = true
    stay.restore()
    void store.start()
    // For a signed-in user everything is requested again as soon as the page shows.
    if (serverPricingKey && !session.isLogin && serverPricingKey !== pricingKeyOf(root))
      void store.refresh().catch(() => {})
    void recentViews.freshen(stay.wanted)
  }, [store, serverPricingKey, root, session, stay, recentViews])
  useEffect(() => whenActive(start), [start])
  const freshen = () => {
    if (hasStarted.current) void recentViews.freshen(stay.wanted)
  }
  usePageShow(() => {
    stay.restore()
    hotelFavorites.resume()
    couponFavorites.resume()
    likes.resume()
    if (scrolledPx.current < TOP_PX || recentViews.hotels.length > 0) freshen()
  })
  usePageScrollTop((scrollTopPx) => {
    tabBar.noteExploreScroll(scrollTopPx)
    scrolledPx.current = scrollTopPx
    if (scrollTopPx < TOP_PX) freshen()
  })
  useReadOn(store.feed, store.feed.loadMore)
  const refresh = () =>
    Promise.all([store.refresh(), recentViews.fetch(stay.wanted)]).catch((thrown: unknown) => {
      root.toast.show(failureText(readFailure(thrown)))
      throw thrown
    })
  useHostPull(refresh)
  useCallerChange(session, () => void refresh().catch(() => {}))
  return { store, start, refresh }
}

/** Where Explore leads, with the stay that was chosen. */
export function homeLinks({ stay, tabStorage }: RootStore) {
  const stayFields = () => stayQuery(stay.wanted)
  const listFields = (cityId: string) => ({ cityId, ...stayFields() })
  return {
    stayFields,
    listFields,
    openList(cityId: string) {
      forgetListPlace(tabStorage, listFields(cityId))
      go('hotelList', {}, listFields(cityId))
    },
    hrefOfBanner: ({ cityId, dates }: CityBanner) => hrefOf('hotelList', {}, { ...listFields(cityId), ...dates }),
    openBanner: ({ cityId, dates }: CityBanner) => go('hotelList', {}, { ...listFields(cityId), ...dates }),
    hrefOfCity: (cityId: string) => hrefOf('cityInfo', {}, { cityId }),
    openCity: (cityId: string) => go('cityInfo', {}, { cityId }),
    openSearch: () => go('search', {}, { ...(stay.place ? { cityId: stay.place.cityId } : {}), ...stayFields() }),
  }
}

type Switches = Pick<RootStore, 'hotelFavorites' | 'couponFavorites' | 'likes'>

/** A feed card with the traveler's taps on heart and like since it was read; the same object if there were none. */
export function personalItem(item: WaterfallItem, switches: Switches): WaterfallItem {
  switch (item.bizType) {
    case 'coupon': {
      const data = personalCoupon(item.data, switches)
      return data === item.data ? item : { ...item, data }
    }
    case 'hotel': {
      const isCollection = switches.hotelFavorites.isOn(item.data.id, item.data.isCollection)
      return isCollection === item.data.isCollection ? item : { ...item, data: { ...item.data, isCollection } }
    }
    case 'moment': {
      const isLike = switches.likes.isOn(item.data.id, item.data.isLike)
      if (isLike === item.data.isLike) return item
      const likeCount = item.data.likeCount + Number(isLike) - Number(item.data.isLike)
      return { ...item, data: { ...item.data, isLike, likeCount } }
    }
  }
}

/** A voucher with the traveler's tap on its heart since it was read; the same object if there was none. */
export function personalCoupon(coupon: CouponCard, { couponFavorites }: Pick<Switches, 'couponFavorites'>): CouponCard {
  const isCollection = couponFavorites.isOn(coupon.skuId, coupon.isCollection)
  return isCollection === coupon.isCollection ? coupon : { ...coupon, isCollection }
}
