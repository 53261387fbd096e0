import { reviewRuleSections } from '@/domain/reviews/review-rules'
import { reviewPageText } from '@/domain/reviews/review-text'
import { BulletList } from '@/widgets/bullet-list'
import { Link } from '@/widgets/link'
import { Screen } from '@/widgets/screen'

export interface ReviewRulesViewProps {
  readonly hrefOfSearch: string
  readonly onSearch: () => void
  readonly onBack: () => void
}

/** How reviews come about, are checked and make up the score, from the rules themselves. */
export function ReviewRulesView({ hrefOfSearch, onSearch, onBack }: ReviewRulesViewProps) {
  return (
    <Screen title={reviewPageText.rules} onBack={onBack} className="rules">
      {reviewRuleSections.map(({ title, lines }) => (
        <section key={title} className="rules-block" aria-label={title}>
          <h2 className="rules-head">{title}</h2>
          <BulletList lines={lines} />
        </section>
      ))}
      <Link className="rules-search" href={hrefOfSearch} onOpen={onSearch}>
        Find a hotel
      </Link>
    </Screen>
  )
}
