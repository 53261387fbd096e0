import { useRef, type ReactNode } from 'react'
import { routes, type RouteName } from '../../config/routes'
import { usePageShow } from '@/platform/page-lifecycle'
import { useRoot } from '@/stores/context'
import { PageLayer } from './page-layer'

/** What every page is wrapped in: the one view, the layer over it, and the sign-in that some routes need. */
export function Page({ route, children }: { route: RouteName; children: ReactNode }) {
  const { session, login, tabBar } = useRoot()
  const hasAsked = useRef(false)
  usePageShow(() => {
    tabBar.noteShown(route)
    if (!('needLogin' in routes[route]) || session.isLogin || hasAsked.current) return
    hasAsked.current = true
    login.require()
  })
  return (
    <>
      {children}
      <PageLayer />
    </>
  )
}
