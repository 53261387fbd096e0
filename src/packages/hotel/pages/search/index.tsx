import { observer } from 'mobx-react'
import { entryOfSuggestion } from '@/domain/stays/search-history'
import { failureView } from '@/domain/failure'
import { back, hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { SearchView } from './view'
import { useSearch } from './use-search'
import './style.scss'

/** Search home. */
const Search = observer(function Search() {
  const root = useRoot()
  const { history, suggestions, hot, nearMe, ...does } = useSearch(root)
  return (
    <Page route="search">
      <SearchView
        initialText={does.initialText}
        isOnline={root.online.isOnline}
        found={suggestions.found}
        failure={failureView(suggestions.failure)}
        history={history.entries}
        hot={hot.value ?? []}
        hotFailure={failureView(hot.failure)}
        nearStatus={nearMe.status}
        timers={root.timers}
        hrefOfCity={(city) => hrefOf('hotelList', {}, does.cityFields(city))}
        onSearch={does.suggest}
        onPick={(picked) => does.search('reason' in picked ? entryOfSuggestion(picked) : picked)}
        city={does.city}
        onKeyword={(keyword, isEverywhere) => void does.searchKeyword(keyword, isEverywhere)}
        onCity={does.searchCity}
        onNearMe={() => void does.searchNearMe()}
        onRetryHot={() => void does.fetchHot()}
        onClearHistory={() => void history.clear()}
        onBack={back}
      />
    </Page>
  )
})

export default withBoundary(Search)
