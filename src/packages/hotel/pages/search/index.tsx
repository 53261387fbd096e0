import { observer } from 'mobx-react'
import type { SearchHistoryEntry, Suggestion } from '@/contract/suggest'
import { entryOfSuggestion } from '@/domain/stays/search-history'
import { failureView } from '@/domain/failure'
import { back, hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { Browse } from './browse'
import { SearchView } from './view'
import { useSearch } from './use-search'
import './style.scss'

/** Search home. */
const Search = observer(function Search() {
  const root = useRoot()
  const { history, suggestions, hot, nearMe, ...does } = useSearch(root)
  const { isOnline } = root.online
  const pick = (picked: Suggestion | SearchHistoryEntry) =>
    does.search('reason' in picked ? entryOfSuggestion(picked) : picked)
  return (
    <Page route="search">
      <SearchView
        initialText={does.initialText}
        isOnline={isOnline}
        found={suggestions.found}
        failure={failureView(suggestions.failure)}
        browse={
          <Browse
            isOnline={isOnline}
            history={history.entries}
            hot={hot.value ?? []}
            hotFailure={failureView(hot.failure)}
            nearStatus={nearMe.status}
            hrefOfCity={(city) => hrefOf('hotelList', {}, does.cityFields(city))}
            onCity={does.searchCity}
            onPick={pick}
            onNearMe={() => void does.searchNearMe()}
            onRetryHot={() => void does.fetchHot()}
            onClearHistory={() => void history.clear()}
          />
        }
        timers={root.timers}
        onSearch={does.suggest}
        onPick={pick}
        city={does.city}
        onKeyword={(keyword, isEverywhere) => void does.searchKeyword(keyword, isEverywhere)}
        onBack={back}
      />
    </Page>
  )
})

export default withBoundary(Search)
