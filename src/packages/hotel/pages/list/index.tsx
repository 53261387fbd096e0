import { observer } from 'mobx-react'
import { useState } from 'react'
import { failureView } from '@/domain/failure'
import { shortRange } from '@/domain/days/format-day'
import { guestsSummary } from '@/domain/stays/guests'
import { dropFilter } from '@/domain/stays/hotel-filters'
import { stayQuery } from '@/domain/stays/stay-query'
import { listFooterStatus } from '@/widgets/list-footer'
import { back, go, hrefOf } from '@/platform/navigation'
import { scrollToTop } from '@/platform/scroll'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import type { HotelListStore } from '@/stores/hotel-list'
import type { RootStore } from '@/stores/app/root'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { ListSheets, type ListSheet } from './list-sheets'
import { listText } from './list-words'
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
  if (cityId === '') return ''
  const chosen = stay.place?.cityId === cityId ? stay.place.label : undefined
  return destinations.find(cityId)?.label ?? chosen ?? store.facts?.cityName ?? ''
}

/** Hotels of a city, or found by name, for a stay. */
const HotelList = observer(function HotelList() {
  const root = useRoot()
  const { store, isFar, note } = useHotelList(root)
  const { query, hotels, facts } = store
  const [open, setOpen] = useState<ListSheet | null>(null)
  const close = () => setOpen(null)
  const { dates, guests } = stayOf(store, root)
  const cityName = cityNameOf(store, root)
  const words = listText(store, cityName)
  const stayFields = stayQuery({ ...query.stay, ...(facts ? { ...dates, ...guests } : {}) })
  const search = () => {
    close()
    go('search', {}, { cityId: query.cityId, ...stayFields, keyword: query.keyword })
  }
  return (
    <Page route="hotelList">
      <HotelListView
        {...words}
        stayNote={note}
        staySummary={`${shortRange(dates.checkIn, dates.checkOut)} · ${guestsSummary(guests)}`}
        hasFilters={words.chips.length > 0}
        cards={hotels.items.map((card) => ({ ...card, isCollection: root.wishes.isOn(card.id, card.isCollection) }))}
        status={listFooterStatus(hotels.status)}
        failure={failureView(hotels.failure)}
        hrefOf={(id) => hrefOf('hotelDetail', { id }, stayFields)}
        onBack={back}
        onEdit={() => setOpen('edit')}
        onSearch={search}
        onFilter={setOpen}
        onChip={({ without }) => void store.change(without)}
        onDrop={() => facts?.bestDrop && void store.change(dropFilter(query, facts.bestDrop))}
        onClearFilters={() => void store.clearFilters()}
        onDates={(nearest) => {
          root.stay.chooseDates(nearest)
          void store.change({ stay: { ...dates, ...guests, ...nearest } })
        }}
        onOpen={(id) => go('hotelDetail', { id }, stayFields)}
        onWish={(id, isWished) => void root.wishes.tap(id, isWished)}
        onRetry={() => void hotels.retry()}
        isFar={isFar}
        onTop={scrollToTop}
      />
      <PopupLayer>
        {open ? (
          <ListSheets
            open={open}
            store={store}
            cityName={cityName}
            dates={dates}
            guests={guests}
            onKeyword={search}
            onClose={close}
          />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(HotelList)
