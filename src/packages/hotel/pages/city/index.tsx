import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import type { CityInitial } from '@/contract/first-screens'
import { defaultDates } from '@/domain/calendar/stay-dates'
import { addDays } from '@/domain/days/civil-day'
import { failureView } from '@/domain/failure'
import { withLike } from '@/domain/feed/home-feed'
import { stayQuery } from '@/domain/stays/stay-query'
import { takeInitial } from '@/platform/boot'
import { back, go, hrefOf } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { cardLinks } from '@/shell/card-links'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useChanged } from '@/shell/use-changed'
import { CityStore } from '@/stores/stays/city'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import { type CityLinks, CityView } from './view'
import './style.scss'

/** Creates the page's store from the server-rendered city; hotels are priced for the saved dates. */
function createStore(cityId: string, { api, stay }: RootStore): CityStore {
  const initial = takeInitial<CityInitial>('cityInfo', { cityId })
  // The server renders the page without dates.
  if (!initial) stay.restore()
  return new CityStore({ city: api.city, search: api.search }, cityId, () => stay.requested, initial)
}

/** The page's store, bound to the address and to what happens to the page. */
function useCity(root: RootStore): CityStore {
  const { stay, hotelFavorites, likes, session, currency } = root
  const { cityId = '' } = useRouteParams('cityInfo')
  const [store] = useState(() => createStore(cityId, root))
  const hasOtherCaller = useChanged(() => [session.uid, currency.code].join())
  const hasOtherStay = useChanged(() => Object.values(stay.requested).join())
  const hasShown = useRef(false)
  useEffect(() => {
    const isOther = hasOtherCaller()
    if (isOther) void store.fetchInfo()
    if (hasOtherStay() || isOther) void store.fetchHotels()
    void store.start()
  }, [store, hasOtherCaller, hasOtherStay])
  usePageShow(() => {
    hotelFavorites.resume()
    likes.resume()
    stay.restore()
    // Dates, prices and stock may have changed while the page stood behind another.
    if (hasShown.current && !store.hotels.isLoading) void store.fetchHotels()
    hasShown.current = true
  })
  return store
}

/** Queries of the pages that the city leads to, for the saved stay. */
function cityLinks({ cityId }: CityStore, { stay }: RootStore): CityLinks {
  const fields = stayQuery(stay.requested)
  const ofArea = (area: string | null) => ({ cityId, ...fields, ...(area === null ? {} : { areas: area }) })
  const ofDay = (checkIn: string) => ({
    cityId,
    ...fields,
    checkIn,
    checkOut: addDays(checkIn, 1),
    sort: 'price_low',
  })
  return {
    ...cardLinks(fields),
    hrefOfList: (area: string | null) => hrefOf('hotelList', {}, ofArea(area)),
    onList: (area: string | null) => go('hotelList', {}, ofArea(area)),
    hrefOfDay: (day: string) => hrefOf('hotelList', {}, ofDay(day)),
    onDay: (day: string) => go('hotelList', {}, ofDay(day)),
    hrefOfPictures: hrefOf('pictures', {}, { type: 'city', id: cityId }),
    onPictures: () => go('pictures', {}, { type: 'city', id: cityId }),
  }
}

/** A city: what it is like, where and when to stay, and what is on offer there. */
const City = observer(function City() {
  const root = useRoot()
  const store = useCity(root)
  const { stay, hotelFavorites, likes } = root
  const info = store.info.value
  return (
    <Page route="cityInfo">
      <CityView
        info={
          info && {
            ...info,
            moments: info.moments.map((moment) => withLike(moment, likes.isOn(moment.id, moment.isLike))),
          }
        }
        infoFailure={failureView(store.info.failure)}
        hotels={
          store.hotels.value?.map((card) => ({
            ...card,
            isCollection: hotelFavorites.isOn(card.id, card.isCollection),
          })) ?? null
        }
        hotelsFailure={failureView(store.hotels.failure)}
        dates={info && stay.requested.checkIn === undefined ? defaultDates(info.today) : stay.dates}
        tab={store.tab}
        onTab={store.openTab}
        onBack={back}
        onFavorite={(id, isFavorite) => void hotelFavorites.tap(id, isFavorite)}
        onLike={(id, isLike) => void likes.tap(id, isLike)}
        onRetryInfo={() => void store.start()}
        onRetryHotels={() => void store.fetchHotels()}
        links={cityLinks(store, root)}
      />
    </Page>
  )
})

export default withBoundary(City)
