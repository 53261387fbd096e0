import type { Suggestion, SuggestionGroup } from '@/contract/suggest'
import type { SearchedCity } from '@/domain/stays/search-history'
import type { FailureView } from '@/domain/failure'
import { destinationText } from '@/domain/text/app-text'
import { ErrorState } from '@/widgets/error-state'
import { Icon } from '@/widgets/icon'
import { SuggestionList } from '@/widgets/suggestion-list'

/** What a text may mean. */
export interface FoundProps {
  readonly keyword: string
  readonly listId: string
  readonly activeIndex: number
  readonly isOnline: boolean
  readonly found: { readonly keyword: string; readonly groups: readonly SuggestionGroup[] } | null
  readonly failure: FailureView | null
  readonly onPick: (suggestion: Suggestion) => void
  readonly city: SearchedCity | null
  readonly onKeyword: (keyword: string, isEverywhere: boolean) => void
  readonly onSearch: (keyword: string) => void
}

/** The way to search for a text as it stands, which no suggestion that comes may push from under a thumb, and what else the text may mean. */
export function Found({ keyword, listId, activeIndex, found, failure, isOnline, city, ...does }: FoundProps) {
  const groups = found?.groups ?? []
  if (!isOnline) return <p className="find-note">You are offline. Search again once there is a connection.</p>
  return (
    <>
      {city ? (
        <SearchText
          text={`Search ${city.label === '' ? 'this city' : city.label} for “${keyword}”`}
          onTap={() => does.onKeyword(keyword, false)}
        />
      ) : null}
      <SearchText text={`Search all stays for “${keyword}”`} onTap={() => does.onKeyword(keyword, city !== null)} />
      <div role="status">
        {found?.keyword === keyword && groups.length === 0 ? (
          <div className="find-none">
            <p className="find-none-text">{destinationText.noResult}</p>
            <p className="find-none-more">Nothing found. Try the English or the local name.</p>
          </div>
        ) : null}
      </div>
      {failure ? <ErrorState {...failure} isInline onRetry={() => does.onSearch(keyword)} /> : null}
      {groups.length > 0 ? (
        <SuggestionList
          id={listId}
          keyword={found?.keyword ?? keyword}
          groups={groups}
          activeIndex={activeIndex}
          onPick={does.onPick}
        />
      ) : null}
    </>
  )
}

function SearchText({ text, onTap }: { readonly text: string; readonly onTap: () => void }) {
  return (
    <button type="button" className="find-text" onClick={onTap}>
      <Icon name="search" size={20} className="find-text-icon" />
      <span className="find-text-label">{text}</span>
    </button>
  )
}
