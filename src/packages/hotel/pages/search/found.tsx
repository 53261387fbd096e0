import type { Suggestion, SuggestionGroup } from '@/contract/suggest'
import type { FailureNote } from '@/domain/failure/failure-note'
import { destinationTexts } from '@/domain/texts'
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
  readonly failure: FailureNote | null
  readonly onPick: (suggestion: Suggestion) => void
  readonly onKeyword: (keyword: string) => void
  readonly onSearch: (keyword: string) => void
}

/** The way to search for a text as it stands, which no suggestion that comes may push from under a thumb, and what else the text may mean. */
export function Found({ keyword, listId, activeIndex, found, failure, isOnline, ...does }: FoundProps) {
  const groups = found?.groups ?? []
  if (!isOnline) return <p className="find-note">You are offline. Search again once there is a connection.</p>
  return (
    <>
      <button type="button" className="find-text" onClick={() => does.onKeyword(keyword)}>
        <Icon name="search" size={20} className="find-text-icon" />
        <span className="find-text-said">{`Search all stays for “${keyword}”`}</span>
      </button>
      <div role="status">
        {found?.keyword === keyword && groups.length === 0 ? (
          <div className="find-none">
            <p className="find-none-said">{destinationTexts.noResult}</p>
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
