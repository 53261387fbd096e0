import { observer } from 'mobx-react'
import { shortRange } from '@/domain/days/format-day'
import { failureView } from '@/domain/failure'
import { guestsSummary } from '@/domain/stays/guests'
import { dropFilter } from '@/domain/stays/hotel-filters'
import { stayQuery } from '@/domain/stays/stay-query'
import { back, go, hrefOf } from '@/platform/navigation'
import { useRoot } from '@/stores/app/context'
import type { RootStore } from '@/stores/app/root'
import type { HotelListStore } from '@/stores/stays/hotel-list'
import { listFooterStatus } from '@/widgets/list-footer'
import { ListFilters } from './list-filters'
import { ListHeader } from './list-header'
import type { ListSheet } from './list-sheets'
import { filtersText, resultsText, searchText } from './list-text'
import { Results, wayOutOf } from './results'

/** The list that a section shows, and what opens a sheet over it. */
export interface ListSectionProps {
  readonly store: HotelListStore
  readonly onSheet: (sheet: ListSheet) => void
}

/** The stay of the list: the server's once it has replied, before that the address's or the search card's. */
export function stayOf({ facts, query }: HotelListStore, { stay }: RootStore) {
  const { checkIn, checkOut, rooms, adults, children } = { ...stay.wanted, ...query.stay, ...facts?.stay }
  return { dates: { checkIn, checkOut }, guests: { rooms, adults, children } }
}

/** Name of the city that is searched in; empty where the search is for a text alone. */
export function cityNameOf(store: HotelListStore, { destinations, stay }: RootStore): string {
  const { cityId } = store.query
  if (cityId === '') return ''
  const chosen = stay.place?.cityId === cityId ? stay.place.label : undefined
  return destinations.find(cityId)?.label ?? chosen ?? store.facts?.cityName ?? ''
}

const stayFieldsOf = ({ query, facts }: HotelListStore) => stayQuery(facts?.stay ?? query.stay)

/** Opens the search by name, for the same city and stay. */
export function searchByName(store: HotelListStore): void {
  const { cityId, keyword } = store.query
  go('search', {}, { cityId, ...stayFieldsOf(store), keyword })
}

/** What is searched for, and the ways to change it. */
export const HeaderSection = observer(function HeaderSection({ store, onSheet }: ListSectionProps) {
  const root = useRoot()
  const { dates, guests } = stayOf(store, root)
  return (
    <ListHeader
      {...searchText(store.query, cityNameOf(store, root))}
      staySummary={`${shortRange(dates.checkIn, dates.checkOut)} · ${guestsSummary(guests)}`}
      onBack={back}
      onEdit={() => onSheet('edit')}
      onSearch={() => searchByName(store)}
    />
  )
})

/** What narrows the list. */
export const FiltersSection = observer(function FiltersSection({ store, onSheet }: ListSectionProps) {
  return (
    <ListFilters
      {...filtersText(store)}
      onFilter={onSheet}
      onChip={({ without }) => void store.change(without)}
      onClearFilters={() => void store.clearFilters()}
    />
  )
})

/** The hotels that were found, with the hearts as the traveler has set them. */
export const ResultsSection = observer(function ResultsSection({ store, onSheet }: ListSectionProps) {
  const root = useRoot()
  const { query, hotels, facts } = store
  const { drop, ...text } = resultsText(store)
  const stayFields = stayFieldsOf(store)
  return (
    <Results
      {...text}
      cards={hotels.items.map((card) => ({
        ...card,
        isCollection: root.hotelFavorites.isOn(card.id, card.isCollection),
      }))}
      status={listFooterStatus(hotels.status)}
      failure={failureView(hotels.failure)}
      wayOut={wayOutOf(drop, filtersText(store).chips.length > 0, {
        onDrop: () => facts?.bestDrop && void store.change(dropFilter(query, facts.bestDrop)),
        onClearFilters: () => void store.clearFilters(),
        onEdit: () => onSheet('edit'),
      })}
      hrefOf={(id) => hrefOf('hotelDetail', { id }, stayFields)}
      onOpen={(id) => go('hotelDetail', { id }, stayFields)}
      onFavorite={(id, isOn) => void root.hotelFavorites.tap(id, isOn)}
      onDates={(nearest) => {
        const { guests } = stayOf(store, root)
        root.stay.chooseDates(nearest)
        void store.change({ stay: { ...guests, ...nearest } })
      }}
      onSearch={() => searchByName(store)}
      onRetry={() => void hotels.retry()}
    />
  )
})
