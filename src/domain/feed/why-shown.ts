import { whyTexts } from '@/domain/text/texts'

/** What is known of a card of the feed, of its hotel and of whoever asks. */
export interface ShownFacts {
  readonly bizType: 'coupon' | 'hotel' | 'moment'
  readonly cityName: string
  /** Whoever asks looked at this hotel not long ago. */
  readonly isViewed: boolean
  /** Whoever asks looked at a hotel of this city not long ago. */
  readonly isCityViewed: boolean
  readonly reviewScore: number | null
  readonly reviewCount: number
  readonly likeCount: number
}

/** From what on a hotel counts as highly rated, and a post as popular. */
const HIGH_SCORE = 4.5
const ENOUGH_REVIEWS = 50
const MANY_LIKES = 100

/** Why a card stands in the feed, in one line; null where nothing true can be said that the card does not show anyway. */
export function whyShown(facts: ShownFacts): string | null {
  const { bizType, cityName, isViewed, isCityViewed, reviewScore, reviewCount, likeCount } = facts
  if (isViewed) return bizType === 'hotel' ? whyTexts.viewedStay : whyTexts.viewedHotel
  if (isCityViewed) return whyTexts.viewedCity(cityName)
  if (bizType === 'moment') return likeCount >= MANY_LIKES ? whyTexts.popular(cityName) : null
  const isHigh = reviewScore !== null && reviewScore >= HIGH_SCORE && reviewCount >= ENOUGH_REVIEWS
  return isHigh ? whyTexts.highlyRated(cityName) : null
}
