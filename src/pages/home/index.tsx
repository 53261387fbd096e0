import { observer } from 'mobx-react'
import { useState } from 'react'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { tabBarOf } from '@/shell/tab-bar-of'
import { useRoot } from '@/stores/app/context'
import { PopupLayer } from '@/widgets/layer/popup-layer'
import { CitiesSection, CouponsSection, FeedSection, RecentSection, SearchSection } from './sections'
import { HomeSheets, type HomeSheet } from './sheets'
import { useHome } from './use-home'
import { HomeView } from './view'
import './style.scss'

/** Explore. */
const Home = observer(function Home() {
  const root = useRoot()
  const { store, start, refresh } = useHome(root)
  const [sheet, setSheet] = useState<HomeSheet | null>(null)
  return (
    <Page route="home">
      <HomeView
        tabBar={tabBarOf('home', root.tabBar.isBackToTop)}
        timers={root.timers}
        onRefresh={refresh}
        search={<SearchSection store={store} onSheet={setSheet} />}
        cities={<CitiesSection store={store} onRetry={start} />}
        coupons={<CouponsSection store={store} onRetry={start} />}
        recent={<RecentSection />}
        feed={<FeedSection store={store} />}
      />
      <PopupLayer>
        {sheet ? (
          <HomeSheets open={sheet} hotCities={store.hotCities.value ?? []} onClose={() => setSheet(null)} />
        ) : null}
      </PopupLayer>
    </Page>
  )
})

export default withBoundary(Home)
