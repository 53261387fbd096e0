import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureNote } from '@/domain/failure/failure-note'
import { shortRange } from '@/domain/days/short-range'
import { guestsSummary } from '@/domain/guests/guests-summary'
import { stayQuery } from '@/domain/stay/stay-query'
import { listFooterStatus } from '@/domain/waterfall/list-footer-status'
import { back, go, hrefOf } from '@/platform/navigate'
import { scrollToTop } from '@/platform/scroll'
import { Page } from '@/shell/page'
import { useRoot } from '@/stores/context'
import type { HotelListStore } from '@/stores/hotel-list'
import type { RootStore } from '@/stores/root'
import { Layer } from '@/widgets/layer'
import { ListSheets, type ListSheet } from './list-sheets'
import { useHotelList } from './use-hotel-list'
import { HotelListView } from './view'
import './style.scss'

/** The stay that the list is for: as the server decided it, before that as the address or the search card says. */
function stayOf({ facts, query }: HotelListStore, { stay }: RootStore) {
  const { checkIn, checkOut, rooms, adults, children } = { ...stay.wanted, ...query.stay, ...facts?.stay }
  return { dates: { checkIn, checkOut }, guests: { rooms, adults, children } }
}

const cityNameOf = (store: HotelListStore, { destinations, stay }: RootStore) => {
  const { cityId } = store.query
  const chosen = stay.place?.cityId === cityId ? stay.place.label : undefined
  return destinations.find(cityId)?.label ?? chosen ?? store.facts?.cityName ?? ''
}

/** Hotels of a city for a stay. */
const HotelList = observer(function HotelList() {
  const root = useRoot()
  const { store, isFar } = useHotelList(root)
  const { query, hotels, facts } = store
  const [open, setOpen] = useState<ListSheet | null>(query.cityId === '' ? 'edit' : null)
  const close = () => setOpen(null)
  const { dates, guests } = stayOf(store, root)
  const cityName = cityNameOf(store, root)
  const fields = stayQuery({ ...query.stay, ...(facts ? { ...dates, ...guests } : {}) })
  return (
    <Page route="hotelList">
      <HotelListView
        cityName={cityName}
        staySummary={`${shortRange(dates.checkIn, dates.checkOut)} · ${guestsSummary(guests)}`}
        sort={query.sort}
        filters={query}
        total={facts?.total ?? null}
        cards={hotels.items.map((card) => ({ ...card, isCollection: root.wishes.isOn(card.id, card.isCollection) }))}
        status={query.cityId === '' ? 'end' : listFooterStatus(hotels.status)}
        failure={failureNote(hotels.failure)}
        hrefOf={(id) => hrefOf('hotelDetail', { id }, fields)}
        onBack={back}
        onEdit={() => setOpen('edit')}
        onSort={() => setOpen('sort')}
        onFilters={(filters) => void store.filterBy(filters)}
        onRemoveFilters={() => void store.removeFilters()}
        onOpen={(id) => go('hotelDetail', { id }, fields)}
        onWish={(id, isWished) => root.wishes.tap(id, isWished)}
        onRetry={() => void hotels.retry()}
        isFar={isFar}
        onTop={scrollToTop}
      />
      <Layer>
        <ListSheets open={open} store={store} cityName={cityName} dates={dates} guests={guests} onClose={close} />
      </Layer>
    </Page>
  )
})

export default HotelList
