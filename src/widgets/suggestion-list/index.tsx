import type { Suggestion, SuggestionGroup, SuggestionKind } from '@/contract/suggest'
import { matchParts } from '@/domain/stays/destinations'
import { suggestionPlace, suggestionReason } from '@/domain/stays/suggestions'
import { countOf } from '@/domain/text/phrases'
import { Icon } from '../icon'
import { searchIcons } from './search-icons'
import './style.scss'

export interface SuggestionListProps {
  /** Id of the list, by which the search box names it. */
  readonly id: string
  /** The text that these were suggested for; where it stands in a name it is set off. */
  readonly keyword: string
  readonly groups: readonly SuggestionGroup[]
  /** The one that the arrow keys stand on, counted through all groups; -1 for none. */
  readonly activeIndex: number
  readonly onPick: (suggestion: Suggestion) => void
}

const TITLES: Readonly<Record<SuggestionKind, string>> = {
  city: 'City',
  area: 'Area',
  landmark: 'Landmark',
  hotel: 'Hotel',
  coupon: 'Coupon',
}

/** Id of one suggestion, counted through all groups. */
export const suggestionId = (listId: string, index: number) => `${listId}-${index}`

/** Suggestions by kind, each with where it is and why it is listed. */
export function SuggestionList({ id, keyword, groups, activeIndex, onPick }: SuggestionListProps) {
  const all = groups.flatMap(({ list }) => list)
  return (
    <div id={id} className="hints" role="listbox" aria-label="Suggestions">
      {groups.map(({ kind, list }) => (
        <div key={kind} role="group" aria-label={TITLES[kind]}>
          <div className="hints-kind" aria-hidden>
            {TITLES[kind]}
          </div>
          {list.map((suggestion) => {
            const index = all.indexOf(suggestion)
            return (
              <SuggestionRow
                key={suggestion.value}
                id={suggestionId(id, index)}
                keyword={keyword}
                suggestion={suggestion}
                isActive={index === activeIndex}
                onPick={() => onPick(suggestion)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface SuggestionRowProps {
  readonly id: string
  readonly keyword: string
  readonly suggestion: Suggestion
  readonly isActive: boolean
  readonly onPick: () => void
}

function SuggestionRow({ id, keyword, suggestion, isActive, onPick }: SuggestionRowProps) {
  const { kind, label, hotelCount } = suggestion
  const region = suggestionPlace(suggestion)
  const reason = suggestionReason(suggestion)
  return (
    <button
      type="button"
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'hints-row hints-active' : 'hints-row'}
      onClick={onPick}
    >
      <Icon name={searchIcons[kind]} size={20} className="hints-icon" />
      <span className="hints-names">
        <span className="hints-name">
          {matchParts(label, keyword).map((part, at) => (
            <span key={at} className={part.isMatch ? 'hints-part hints-match' : 'hints-part'}>
              {part.text}
            </span>
          ))}
        </span>
        {region ? <span className="hints-region">{region}</span> : null}
        {reason ? <span className="hints-reason">{reason}</span> : null}
      </span>
      {hotelCount === null || kind === 'hotel' ? null : (
        <span className="hints-count">{countOf(hotelCount, 'stay')}</span>
      )}
    </button>
  )
}
