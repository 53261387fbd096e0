import { back, go, hrefOf } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { ReviewRulesView } from './view'
import './style.scss'

/** How reviews work. */
function ReviewRules() {
  return (
    <Page route="reviewRules">
      <ReviewRulesView hrefOfSearch={hrefOf('search', {})} onSearch={() => go('search', {})} onBack={back} />
    </Page>
  )
}

export default withBoundary(ReviewRules)
