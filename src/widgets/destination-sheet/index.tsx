import { useEffect, useMemo, useRef, useState } from 'react'
import type { DestinationOption, DestinationRegion } from '@/contract/destination'
import { cleanKeyword } from '@/domain/stays/destinations'
import type { LocationState } from '@/domain/stays/location'
import { throttle, type Timers } from '@/domain/app/timers'
import { SearchBox } from '../search-box'
import { Sheet } from '../sheet'
import { DestinationBrowse } from './browse'
import { DestinationResults, type DestinationResultsFacts, LIST_ID, optionId } from './results'
import './style.scss'

export interface DestinationSheetProps {
  readonly isOpen: boolean
  readonly hot: readonly DestinationOption[]
  /** The traveler's last destinations and searches, latest first. */
  readonly history: readonly DestinationOption[]
  /** All places by region, for the domestic and overseas tabs; empty while they are on their way. */
  readonly regions: readonly DestinationRegion[]
  /** Whether the regions could not be fetched. */
  readonly isFailed?: boolean
  readonly location: LocationState
  readonly selectedId?: string | null
  /** The newest result of the search; null before the first. */
  readonly results: DestinationResultsFacts | null
  readonly timers: Pick<Timers, 'after'>
  /** Called at most every 200 ms with the text as it is searched for. */
  readonly onSearch: (keyword: string) => void
  /** Called by a tap on the current location or on Relocate. */
  readonly onLocate: () => void
  readonly onRetry: () => void
  readonly onPick: (option: DestinationOption) => void
  readonly onClose: () => void
}

/** Search throttle (spec §5), in milliseconds. */
const THROTTLE_MS = 200

/** Chooses a place: by name, where one is or was, among the most wanted, or by region. */
export function DestinationSheet(props: DestinationSheetProps) {
  return props.isOpen ? <OpenDestinationSheet {...props} /> : null
}

function OpenDestinationSheet(props: DestinationSheetProps) {
  const { selectedId = null, isFailed = false, results, timers, onSearch, onPick, onClose } = props
  const [text, setText] = useState('')
  const [activeIndex, setActiveIndex] = useState(-1)
  const search = useThrottled(timers, onSearch)
  const keyword = cleanKeyword(text)
  const list = keyword && results ? results.list : []
  const onText = (next: string, isComplete: boolean) => {
    setText(isComplete ? cleanKeyword(next) : next)
    setActiveIndex(-1)
    if (isComplete && cleanKeyword(next)) search.call(cleanKeyword(next))
  }
  const input = (
    <div className="dest-box">
      <SearchBox
        label="Search for a city"
        placeholder="City, 城市"
        text={text}
        listId={LIST_ID}
        activeId={activeIndex >= 0 ? optionId(activeIndex) : undefined}
        count={list.length}
        activeIndex={activeIndex}
        onText={onText}
        onActive={setActiveIndex}
        onEnter={() => {
          // What is listed for an earlier text is taken only when the arrow keys stand on it.
          const option = list[results?.keyword === keyword ? Math.max(0, activeIndex) : activeIndex]
          if (option) onPick(option)
        }}
      />
    </div>
  )
  return (
    <Sheet isOpen title="Where to?" size="full" onClose={onClose} top={input}>
      {keyword ? (
        <DestinationResults keyword={keyword} results={results} activeIndex={activeIndex} onPick={onPick} />
      ) : (
        <DestinationBrowse
          hot={props.hot}
          history={props.history}
          regions={props.regions}
          isFailed={isFailed}
          location={props.location}
          selectedId={selectedId}
          onLocate={props.onLocate}
          onRetry={props.onRetry}
          onPick={onPick}
        />
      )}
    </Sheet>
  )
}

/** One throttle for as long as the sheet is open, independent of rerenders, so that no pending call is lost. */
function useThrottled(timers: Pick<Timers, 'after'>, onSearch: (keyword: string) => void) {
  const latest = useRef(onSearch)
  useEffect(() => {
    latest.current = onSearch
  })
  const [searchNewest] = useState(() => (keyword: string) => latest.current(keyword))
  const search = useMemo(() => throttle(timers, THROTTLE_MS, searchNewest), [timers, searchNewest])
  useEffect(() => () => search.cancel(), [search])
  return search
}
