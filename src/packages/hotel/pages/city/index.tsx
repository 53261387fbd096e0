import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'
import { defaultDates } from '@/domain/calendar/default-dates'
import { addDays } from '@/domain/days/add-days'
import { failureNote } from '@/domain/failure/failure-note'
import { withLike } from '@/domain/feed/with-like'
import { stayQuery } from '@/domain/stay/stay-query'
import { back, go, hrefOf } from '@/platform/navigate'
import { usePageShow, useRouteParams } from '@/platform/page-lifecycle'
import { Page } from '@/shell/page'
import { CityStore } from '@/stores/city'
import { useRoot } from '@/stores/context'
import type { RootStore } from '@/stores/root'
import { CityView } from './view'
import './style.scss'

/** The page's store, bound to the address and to what happens to the page; hotels are priced for the saved dates. */
function useCity({ api, stay, wishes, likes }: RootStore): CityStore {
  const { cityId = '' } = useRouteParams('cityInfo')
  const [store] = useState(() => {
    stay.restore()
    return new CityStore({ city: api.city, search: api.search }, cityId, () => stay.asked)
  })
  const hasStarted = useRef(false)
  useEffect(() => {
    hasStarted.current = true
    void store.start()
  }, [store])
  usePageShow(() => {
    wishes.resume()
    likes.resume()
    stay.restore()
    // Dates, prices and stock may have changed while the page stood behind another.
    if (hasStarted.current && !store.hotels.isLoading) void store.fetchHotels()
  })
  return store
}

/** Queries of the pages that the city leads to, for the saved stay. */
function cityLinks({ cityId }: CityStore, { stay }: RootStore) {
  const fields = stayQuery(stay.asked)
  const ofArea = (area: string | null) => ({ cityId, ...fields, ...(area === null ? {} : { areas: area }) })
  const ofDay = (checkIn: string) => ({
    cityId,
    ...fields,
    checkIn,
    checkOut: addDays(checkIn, 1),
    sort: 'price_low',
  })
  return {
    hrefOfHotel: (id: string) => hrefOf('hotelDetail', { id }, fields),
    onHotel: (id: string) => go('hotelDetail', { id }, fields),
    hrefOfList: (area: string | null) => hrefOf('hotelList', {}, ofArea(area)),
    onList: (area: string | null) => go('hotelList', {}, ofArea(area)),
    hrefOfDay: (day: string) => hrefOf('hotelList', {}, ofDay(day)),
    onDay: (day: string) => go('hotelList', {}, ofDay(day)),
  }
}

/** A city: what it is like, where and when to stay, and what is on offer there. */
const City = observer(function City() {
  const root = useRoot()
  const store = useCity(root)
  const { stay, wishes, likes } = root
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
        infoFailure={failureNote(store.info.failure)}
        hotels={
          store.hotels.value?.map((card) => ({ ...card, isCollection: wishes.isOn(card.id, card.isCollection) })) ??
          null
        }
        hotelsFailure={failureNote(store.hotels.failure)}
        dates={info && stay.asked.checkIn === undefined ? defaultDates(info.today) : stay.dates}
        tab={store.tab}
        onTab={store.openTab}
        onBack={back}
        onWish={(id, isWished) => void wishes.tap(id, isWished)}
        onLike={(id, isLike) => void likes.tap(id, isLike)}
        onRetryInfo={() => void store.fetchInfo()}
        onRetryHotels={() => void store.fetchHotels()}
        {...cityLinks(store, root)}
      />
    </Page>
  )
})

export default City
