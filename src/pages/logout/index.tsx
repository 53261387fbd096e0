import { go } from '@/platform/navigation'
import { usePageShow } from '@/platform/page'
import { PageLayer } from '@/shell/page-layer'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { LogoutView } from './view'
import './style.scss'

/** Where mini-programs land after logout (spec §4); it clears the stored sign-in on every show. */
function LogoutPage() {
  const { logout, login } = useRoot()
  usePageShow(logout.forget)
  return (
    <>
      <LogoutView onExplore={() => go('home', {})} onSignIn={() => login.require()} />
      <PageLayer />
    </>
  )
}

export default withBoundary(LogoutPage)
