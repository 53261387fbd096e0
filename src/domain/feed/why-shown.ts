import { distanceText } from '@/domain/stays/location'
import { shownReasonText } from '@/domain/text/app-text'

/** Facts about a feed card, its hotel and the viewer. */
export interface ShownFacts {
  readonly bizType: 'coupon' | 'hotel' | 'moment'
  readonly cityName: string
  /** The viewer looked at this hotel recently. */
  readonly isViewed: boolean
  /** The viewer looked at a hotel of this city recently. */
  readonly isCityViewed: boolean
  readonly reviewScore: number | null
  readonly reviewCount: number
  readonly likeCount: number
  /** Name of the author, where the viewer follows them. */
  readonly followedName: string | null
  /** A topic that the viewer follows. */
  readonly followedTopic: string | null
  /** How far away its hotel is, where the feed goes by that. */
  readonly metres: number | null
}

/** From what on a hotel counts as highly rated, and a post as popular. */
const HIGH_SCORE = 4.5
const ENOUGH_REVIEWS = 50
const MANY_LIKES = 100

/** One line that explains why a card is in the feed; null where there is no true reason beyond what the card shows. */
export function whyShown(facts: ShownFacts): string | null {
  const { bizType, cityName, isViewed, isCityViewed, reviewScore, reviewCount, likeCount } = facts
  if (facts.metres !== null) return shownReasonText.near(distanceText(facts.metres))
  if (facts.followedName !== null) return shownReasonText.followed(facts.followedName)
  if (facts.followedTopic !== null) return shownReasonText.followed(`#${facts.followedTopic}`)
  if (isViewed) return bizType === 'hotel' ? shownReasonText.viewedStay : shownReasonText.viewedHotel
  if (isCityViewed) return shownReasonText.viewedCity(cityName)
  if (bizType === 'moment') return likeCount >= MANY_LIKES ? shownReasonText.popular(cityName) : null
  const isHigh = reviewScore !== null && reviewScore >= HIGH_SCORE && reviewCount >= ENOUGH_REVIEWS
  return isHigh ? shownReasonText.highlyRated(cityName) : null
}
