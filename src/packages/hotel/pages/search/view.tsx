import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { SearchHistoryEntry, Suggestion, SuggestionGroup } from '@/contract/suggest'
import { cleanKeyword } from '@/domain/stays/destinations'
import type { SearchedCity } from '@/domain/stays/search-history'
import type { FailureView } from '@/domain/failure'
import { throttle, type Timers } from '@/domain/app/timers'
import { useFirstField } from '@/platform/focus'
import { Icon } from '@/widgets/icon'
import { Screen } from '@/widgets/screen'
import { SearchBox } from '@/widgets/search-box'
import { suggestionId } from '@/widgets/suggestion-list'
import { Found } from './found'

/** What the search home shows and does. */
export interface SearchViewProps {
  readonly isOnline: boolean
  /** Shown while the search box is empty. */
  readonly browse: ReactNode
  /** Text that stands in the box at the beginning. */
  readonly initialText: string
  /** The newest reply and the text that it is for; null before the first. */
  readonly found: { readonly keyword: string; readonly groups: readonly SuggestionGroup[] } | null
  readonly failure: FailureView | null
  readonly timers: Pick<Timers, 'after'>
  /** Called at most every 200 ms with the text as it is searched for; empty when the box is. */
  readonly onSearch: (keyword: string) => void
  readonly onPick: (picked: Suggestion | SearchHistoryEntry) => void
  /** The city that texts are searched in; null is everywhere. */
  readonly city: SearchedCity | null
  /** Enter on a text that is searched for as it stands, in the city or everywhere. */
  readonly onKeyword: (keyword: string, isEverywhere: boolean) => void
  readonly onBack: () => void
}

/** Search throttle (spec §5), in milliseconds. */
const THROTTLE_MS = 200

const LIST_ID = 'search-hints'

/** A box to search in over what was searched for, what most people go to, and what a text may mean. */
export function SearchView(props: SearchViewProps) {
  const { initialText, found, city, timers, onSearch, onPick, onKeyword } = props
  const head = useRef<HTMLDivElement>(null)
  useFirstField(head, 'search')
  const [text, setText] = useState(initialText)
  const [activeIndex, setActiveIndex] = useState(-1)
  const search = useMemo(() => throttle(timers, THROTTLE_MS, onSearch), [timers, onSearch])
  useEffect(() => () => search.cancel(), [search])
  const keyword = cleanKeyword(text)
  const list = keyword === '' ? [] : (found?.groups.flatMap((group) => group.list) ?? [])
  const onText = (next: string, isComplete: boolean) => {
    setText(isComplete ? cleanKeyword(next) : next)
    setActiveIndex(-1)
    if (isComplete) search.call(cleanKeyword(next))
  }
  const onEnter = () => {
    const active = list[activeIndex]
    if (active) onPick(active)
    else if (keyword !== '') onKeyword(keyword, false)
  }
  return (
    <Screen className="find">
      <h1 className="unseen">Search</h1>
      <div ref={head} className="find-head">
        <button type="button" className="find-back" aria-label="Back" onClick={props.onBack}>
          <Icon name="arrow-left" />
        </button>
        <SearchBox
          label="Search for a city, area, landmark or hotel"
          placeholder={
            city && city.label !== '' ? `Hotel, landmark or area in ${city.label}` : 'City, landmark, hotel, 城市'
          }
          text={text}
          listId={LIST_ID}
          activeId={activeIndex >= 0 ? suggestionId(LIST_ID, activeIndex) : undefined}
          count={list.length}
          activeIndex={activeIndex}
          onText={onText}
          onActive={setActiveIndex}
          onEnter={onEnter}
        />
      </div>
      <div className="find-body">
        {keyword === '' ? (
          props.browse
        ) : (
          <Found {...props} keyword={keyword} listId={LIST_ID} activeIndex={activeIndex} />
        )}
      </div>
    </Screen>
  )
}
