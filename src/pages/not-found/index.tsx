import { back, go, hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { supportLink } from '@/shell/support-link'
import { withBoundary } from '@/shell/render-boundary'
import { NotFoundView } from './view'
import './style.scss'

/** Any unknown path. */
function NotFound() {
  const support = supportLink('lost')
  return (
    <Page route="notFound">
      <NotFoundView
        homeHref={hrefOf('home', {})}
        hotelListHref={hrefOf('hotelList', {})}
        supportHref={support.href}
        onSupport={support.onOpen}
        onHome={() => go('home', {})}
        onHotelList={() => go('hotelList', {})}
        onBack={back}
      />
    </Page>
  )
}

export default withBoundary(NotFound)
