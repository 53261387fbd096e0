import type { FilterChip } from '@/domain/stays/hotel-filters'
import { FilterBar } from '@/widgets/filter-bar'
import { FilterChips } from '@/widgets/filter-chips'
import { Layer } from '@/widgets/layer'
import type { FilterPopupName, filterItems } from './filter-items'

/** The filter bar's buttons and what narrows the list now. */
export interface ListFiltersProps {
  readonly bar: ReturnType<typeof filterItems>
  readonly chips: readonly FilterChip[]
  readonly onFilter: (name: FilterPopupName) => void
  readonly onChip: (chip: FilterChip) => void
  readonly onClearFilters: () => void
}

/** The filter bar, and below it a chip for each filter that is on. */
export function ListFilters({ bar, chips, onFilter, onChip, onClearFilters }: ListFiltersProps) {
  return (
    <>
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
    </>
  )
}
