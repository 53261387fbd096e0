import { observer } from 'mobx-react'
import { useMemo, useRef, type ReactNode } from 'react'
import { nextRoutes, routes, type RouteName } from '../../config/routes'
import { prefetchPages } from '@/platform/chunks'
import { go, hrefOf } from '@/platform/navigation'
import { usePageShow, useRouteParams } from '@/platform/page'
import { useRoot } from '@/stores/app/context'
import { ErrorHelpContext } from '@/widgets/error-state/help'
import { PageLayer } from './page-layer'

/** The route that a page is, and what it shows. */
export interface PageProps {
  readonly route: RouteName
  /** Whether a visitor may see the page although its route needs a sign-in. */
  readonly isOpenToGuest?: boolean
  readonly children: ReactNode
}

/** What every page is wrapped in: the one view, the layer over it, the sign-in that some routes need, the region where none is cached, the channel that the address names, and the code of the pages that likely come next. */
export function Page({ route, isOpenToGuest = false, children }: PageProps) {
  const { session, login, tabBar, region, channel } = useRoot()
  const hasPrompted = useRef(false)
  const params = useRouteParams(route)
  usePageShow(() => {
    const needsLogin = 'needLogin' in routes[route] && !isOpenToGuest
    tabBar.noteShown(route, needsLogin)
    channel.take(params)
    void region.start()
    prefetchPages((nextRoutes[route] ?? []).map((next) => routes[next].page))
    if (!needsLogin || session.isLogin || hasPrompted.current) return
    hasPrompted.current = true
    login.require()
  })
  return (
    <PageErrorHelp>
      {children}
      <PageLayer />
    </PageErrorHelp>
  )
}

const PageErrorHelp = observer(function PageErrorHelp({ children }: { children: ReactNode }) {
  const { isOnline } = useRoot().online
  const help = useMemo(() => ({ isOnline, homeHref: hrefOf('home', {}), onHome: () => go('home', {}) }), [isOnline])
  return <ErrorHelpContext.Provider value={help}>{children}</ErrorHelpContext.Provider>
})
