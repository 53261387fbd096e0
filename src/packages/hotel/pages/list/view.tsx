import type { HotelCard as HotelFacts } from '@/contract/search'
import type { FailureView } from '@/domain/failure'
import type { FilterChip } from '@/domain/stays/hotel-filters'
import { BackToTop } from '@/widgets/back-to-top'
import { FilterBar } from '@/widgets/filter-bar'
import { FilterChips } from '@/widgets/filter-chips'
import type { HotelCardsProps } from '@/widgets/hotel-cards'
import { Layer } from '@/widgets/layer'
import { Screen } from '@/widgets/screen'
import type { FilterPopupName, filterItems } from './filter-items'
import { ListHeader, type ListHeaderProps } from './list-header'
import { Results } from './results'

/** What the hotel list shows and does. */
export interface HotelListViewProps extends ListHeaderProps, Omit<HotelCardsProps, 'onRetry'> {
  readonly bar: ReturnType<typeof filterItems>
  readonly chips: readonly FilterChip[]
  /** How many stays were found; null before the first answer. */
  readonly countText: string | null
  /** What is wrong with the stay of the address; null where nothing is. */
  readonly stayNote: string | null
  /** Everything that matches is sold out. */
  readonly isNothingFree: boolean
  /** That another text was searched for than the one that was typed. */
  readonly correction: string | null
  /** The one filter whose removal would give most stays, as a button says it. */
  readonly drop: string | null
  readonly hasFilters: boolean
  readonly cards: readonly HotelFacts[]
  readonly failure: FailureView | null
  readonly onFilter: (name: FilterPopupName) => void
  readonly onChip: (chip: FilterChip) => void
  readonly onDrop: () => void
  readonly onClearFilters: () => void
  readonly onRetry: () => void
  /** Scrolled so far that a way back to the top is offered. */
  readonly isFar: boolean
  readonly onTop: () => void
}

/** Hotels of a city, or found by name, for a stay. */
export function HotelListView(props: HotelListViewProps) {
  const { bar, chips, onFilter, onChip, onClearFilters } = props
  return (
    <Screen className="stays">
      <div className="stays-top">
        <ListHeader {...props} />
        <FilterBar
          items={bar}
          onOpen={(key) => {
            const item = bar.find((each) => each.key === key)
            if (item) onFilter(item.key)
          }}
        />
        <Layer>
          {chips.length > 0 ? (
            <FilterChips
              chips={chips}
              onRemove={(key) => {
                const chip = chips.find((each) => each.key === key)
                if (chip) onChip(chip)
              }}
              onClear={onClearFilters}
            />
          ) : null}
        </Layer>
      </div>
      <Layer>{props.stayNote ? <p className="stays-note">{props.stayNote}</p> : null}</Layer>
      <Results {...props} />
      <Layer>
        <BackToTop isShown={props.isFar} onTap={props.onTop} />
      </Layer>
    </Screen>
  )
}
