import { observer } from 'mobx-react'
import { currentTab } from '@/platform/navigation/mini-pages'
import { go, hrefOf } from '@/platform/navigation'
import { scrollToTop } from '@/platform/scroll'
import { clientRoot } from '@/stores/app/context'
import { TabBar } from '@/widgets/tab-bar'
import { tabs } from '@/widgets/tab-bar/tabs'
import '../theme/tab-bar-host.scss'

/** The tab bar as mini-programs place it: one for every tab page, apart from the page itself. */
export default observer(function CustomTabBar() {
  const { tabBar } = clientRoot()
  const selected = tabs.find(({ name }) => name === tabBar.shownRoute)?.name ?? currentTab()
  return (
    <TabBar
      selected={selected}
      isBackToTop={selected === 'home' && tabBar.isBackToTop}
      hrefOf={(name) => hrefOf(name, {})}
      onOpen={(name) => go(name, {})}
      onBackToTop={scrollToTop}
    />
  )
})
