import type { DestinationOption } from '@/contract/destination'
import { matchParts } from '@/domain/stays/destinations'
import { destinationText } from '@/domain/text/app-text'
import { countOf } from '@/domain/text/phrases'
import { Icon } from '../icon'

/** Result of a search. keyword is the searched text; unservedPlace is the matched place without stays in reach. */
export interface DestinationResultsFacts {
  readonly keyword: string
  readonly list: readonly DestinationOption[]
  readonly unservedPlace?: string | null
}

/** Id of the list of results. */
export const LIST_ID = 'destination-results'

/** Id of one result, so that the search box can name it. */
export const optionId = (index: number) => `destination-${index}`

interface DestinationResultsProps {
  readonly keyword: string
  readonly results: DestinationResultsFacts | null
  readonly activeIndex: number
  readonly onPick: (option: DestinationOption) => void
}

/** What a search has found, or that it has found nothing (spec §8). */
export function DestinationResults({ keyword, results, activeIndex, onPick }: DestinationResultsProps) {
  const list = results?.list ?? []
  if (list.length === 0) {
    return (
      <div className="dest-none" role="status">
        {results?.keyword === keyword ? (
          <>
            <p className="dest-none-text">{destinationText.noResult}</p>
            <p className="dest-none-more">
              {results.unservedPlace
                ? `No stays in or near ${results.unservedPlace} yet.`
                : 'Nothing found. Try the city’s English or local name.'}
            </p>
          </>
        ) : null}
      </div>
    )
  }
  return (
    <div id={LIST_ID} role="listbox" aria-label="Cities">
      {list.map((option, index) => (
        <ResultRow
          key={option.value}
          option={option}
          keyword={keyword}
          index={index}
          isActive={index === activeIndex}
          onPick={onPick}
        />
      ))}
    </div>
  )
}

interface ResultRowProps {
  readonly option: DestinationOption
  readonly keyword: string
  readonly index: number
  readonly isActive: boolean
  readonly onPick: (option: DestinationOption) => void
}

function ResultRow({ option, keyword, index, isActive, onPick }: ResultRowProps) {
  return (
    <button
      type="button"
      id={optionId(index)}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={isActive ? 'dest-row dest-active' : 'dest-row'}
      onClick={() => onPick(option)}
    >
      <Icon name="map-pin" size={20} className="dest-pin" />
      <span className="dest-names">
        <span className="dest-name">
          {matchParts(option.showLabel, keyword).map((part, at) => (
            <span key={at} className={part.isMatch ? 'dest-part dest-match' : 'dest-part'}>
              {part.text}
            </span>
          ))}
        </span>
        {option.reason ? <span className="dest-known dest-reason">{option.reason}</span> : null}
      </span>
      <span className="dest-count">{countOf(option.hotelCount, 'stay')}</span>
    </button>
  )
}
