import type { HotelCard as HotelFacts } from '@/contract/hotel-card'
import type { HotelSort } from '@/contract/search'
import type { FailureNote } from '@/domain/failure/failure-note'
import type { HotelFilters } from '@/domain/search/hotel-query'
import { BackToTop } from '@/widgets/back-to-top'
import { Layer } from '@/widgets/layer'
import type { ListFooterProps } from '@/widgets/list-footer'
import { Screen } from '@/widgets/screen'
import { FilterRow } from './filter-row'
import { ListHeader } from './list-header'
import { Results } from './results'

/** What the hotel list shows and does. */
export interface HotelListViewProps {
  readonly cityName: string
  /** Dates and guests in one line. */
  readonly staySummary: string
  readonly sort: HotelSort
  readonly filters: HotelFilters
  /** Hotels that match; null before the first answer. */
  readonly total: number | null
  readonly cards: readonly HotelFacts[]
  readonly status: ListFooterProps['status']
  readonly failure: FailureNote | null
  readonly hrefOf: (hotelId: string) => string
  readonly onBack: () => void
  readonly onEdit: () => void
  readonly onSort: () => void
  readonly onFilters: (filters: HotelFilters) => void
  readonly onRemoveFilters: () => void
  readonly onOpen: (hotelId: string) => void
  readonly onWish: (hotelId: string, isWished: boolean) => void
  readonly onRetry: () => void
  /** Scrolled so far that a way back to the top is offered. */
  readonly isFar: boolean
  readonly onTop: () => void
}

/** Hotels of a city for a stay. */
export function HotelListView(props: HotelListViewProps) {
  return (
    <Screen className="stays">
      <div className="stays-top">
        <ListHeader
          cityName={props.cityName}
          staySummary={props.staySummary}
          onBack={props.onBack}
          onEdit={props.onEdit}
        />
        <FilterRow sort={props.sort} filters={props.filters} onSort={props.onSort} onFilters={props.onFilters} />
      </div>
      <Results {...props} />
      <Layer>
        <BackToTop isShown={props.isFar} onTap={props.onTop} />
      </Layer>
    </Screen>
  )
}
