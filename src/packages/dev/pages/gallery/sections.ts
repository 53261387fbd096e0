import type { GallerySection } from './section'
import { badgeSection } from './sections/badge'
import { buttonSection } from './sections/button'
import { chipSection } from './sections/chip'
import { feedCardsSection } from './sections/feed-cards'
import { formFieldSection } from './sections/form-field'
import { hotelCardSection } from './sections/hotel-card'
import { listFooterSection } from './sections/list-footer'
import { noticesSection } from './sections/notices'
import { pictureSection } from './sections/picture'
import { priceLineSection } from './sections/price-line'
import { scoreChipSection } from './sections/score-chip'
import { searchCardSection } from './sections/search-card'
import { skeletonSection } from './sections/skeleton'
import { starRowSection } from './sections/star-row'
import { statusSection } from './sections/status'

/** All widgets of the gallery, in the order of its list. */
export const sections: readonly GallerySection[] = [
  badgeSection,
  buttonSection,
  feedCardsSection,
  chipSection,
  formFieldSection,
  hotelCardSection,
  listFooterSection,
  noticesSection,
  pictureSection,
  priceLineSection,
  scoreChipSection,
  searchCardSection,
  skeletonSection,
  starRowSection,
  statusSection,
]
