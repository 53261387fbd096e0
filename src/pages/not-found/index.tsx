import { back, go, hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { NotFoundView } from './view'
import './style.scss'

/** Any unknown path. */
function NotFound() {
  return (
    <Page route="notFound">
      <NotFoundView
        homeHref={hrefOf('home', {})}
        hotelListHref={hrefOf('hotelList', {})}
        onHome={() => go('home', {})}
        onHotelList={() => go('hotelList', {})}
        onBack={back}
      />
    </Page>
  )
}

export default withBoundary(NotFound)
