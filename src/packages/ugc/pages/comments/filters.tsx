import type { CommentSummary } from '@/contract/comment'
import { type ReviewChip, type ReviewQuery, reviewSortNames } from '@/domain/reviews/review-query'
import { Chip } from '@/widgets/chip'
import { FilterChips } from '@/widgets/filter-chips'
import { Layer } from '@/widgets/layer'

/** What narrows and orders a list of reviews. */
export interface FiltersProps {
  readonly summary: Pick<CommentSummary, 'withPictures' | 'keywords'>
  readonly query: ReviewQuery
  readonly chips: readonly ReviewChip[]
  readonly onSort: () => void
  readonly onFilter: () => void
  readonly onChange: (part: Partial<ReviewQuery>) => void
  readonly onClear: () => void
}

/** Order, filters, reviews with photos, and words that many reviews contain; below them what is on. */
export function Filters(props: FiltersProps) {
  const { summary, query, chips, onSort, onFilter, onChange, onClear } = props
  return (
    <section className="remarks-filters" aria-label="Filter and sort">
      <div className="remarks-chips">
        <Chip onTap={onSort} label={`Sort: ${reviewSortNames[query.sort]}`}>
          {reviewSortNames[query.sort]}
        </Chip>
        <Chip onTap={onFilter}>Filter</Chip>
        {summary.withPictures > 0 ? (
          <Chip isOn={query.withPictures} onTap={() => onChange({ withPictures: !query.withPictures })}>
            {`With photos (${summary.withPictures})`}
          </Chip>
        ) : null}
        {summary.keywords.map(({ key, count }) => (
          <Chip
            key={key}
            isOn={query.keyword === key}
            onTap={() => onChange({ keyword: query.keyword === key ? '' : key })}
          >
            {`${key} (${count})`}
          </Chip>
        ))}
      </div>
      <Layer>
        {chips.length > 0 ? (
          <FilterChips
            chips={chips}
            onRemove={(key) => {
              const chip = chips.find((each) => each.key === key)
              if (chip) onChange(chip.without)
            }}
            onClear={onClear}
          />
        ) : null}
      </Layer>
    </section>
  )
}
