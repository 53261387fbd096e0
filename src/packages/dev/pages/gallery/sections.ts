import type { GallerySection } from './section'
import { actionSheetSection } from './sections/action-sheet'
import { backToTopSection } from './sections/back-to-top'
import { badgeSection } from './sections/badge'
import { buttonSection } from './sections/button'
import { calendarSection } from './sections/calendar'
import { chipSection } from './sections/chip'
import { countrySheetSection } from './sections/country-sheet'
import { cropSheetSection } from './sections/crop-sheet'
import { destinationSection } from './sections/destination'
import { dialogSection } from './sections/dialog'
import { feedCardsSection } from './sections/feed-cards'
import { filterBarSection } from './sections/filter-bar'
import { formFieldSection } from './sections/form-field'
import { gradePopupSection } from './sections/grade-popup'
import { hotelCardSection } from './sections/hotel-card'
import { listFooterSection } from './sections/list-footer'
import { loginPopupSection } from './sections/login-popup'
import { morePopupSection } from './sections/more-popup'
import { noticesSection } from './sections/notices'
import { pictureSection } from './sections/picture'
import { priceBreakdownSection } from './sections/price-breakdown'
import { priceLineSection } from './sections/price-line'
import { priceRangeSection } from './sections/price-range'
import { pullRefreshSection } from './sections/pull-refresh'
import { railsSection } from './sections/rails'
import { scoreChipSection } from './sections/score-chip'
import { searchSection } from './sections/search'
import { searchCardSection } from './sections/search-card'
import { sheetSection } from './sections/sheet'
import { skeletonSection } from './sections/skeleton'
import { sortSheetSection } from './sections/sort-sheet'
import { starRowSection } from './sections/star-row'
import { statusSection } from './sections/status'
import { toastSection } from './sections/toast'
import { cancellationTimelineSection } from './sections/cancellation-timeline'
import { compareSheetSection } from './sections/compare-sheet'
import { hotelFactsSection } from './sections/hotel-facts'
import { pictureGallerySection } from './sections/picture-gallery'
import { accountSheetsSection } from './sections/account-sheets'
import { priceStripsSection } from './sections/price-strips'
import { roomCardSection } from './sections/room-card'
import { countdownSection } from './sections/countdown'
import { datePickerSection } from './sections/date-picker'
import { pickerSection } from './sections/picker'
import { ratingSection } from './sections/rating'
import { stepperSection } from './sections/stepper'
import { swipeSection } from './sections/swipe'
import { tabsSection } from './sections/tabs'
import { travelerPickerSection } from './sections/traveler-picker'
import { videoMiniPlayerSection } from './sections/video-mini-player'
import { waterfallSection } from './sections/waterfall'
import { wishListSection } from './sections/wish-list'

/** All widgets of the gallery, in the order of its list. */
export const sections: readonly GallerySection[] = [
  actionSheetSection,
  backToTopSection,
  badgeSection,
  buttonSection,
  calendarSection,
  chipSection,
  countrySheetSection,
  cropSheetSection,
  destinationSection,
  dialogSection,
  feedCardsSection,
  filterBarSection,
  formFieldSection,
  gradePopupSection,
  hotelCardSection,
  listFooterSection,
  loginPopupSection,
  morePopupSection,
  noticesSection,
  pictureSection,
  priceBreakdownSection,
  priceLineSection,
  priceRangeSection,
  pullRefreshSection,
  scoreChipSection,
  searchSection,
  searchCardSection,
  sheetSection,
  skeletonSection,
  sortSheetSection,
  starRowSection,
  statusSection,
  railsSection,
  waterfallSection,
  wishListSection,
  toastSection,
  cancellationTimelineSection,
  compareSheetSection,
  hotelFactsSection,
  pictureGallerySection,
  priceStripsSection,
  roomCardSection,
  countdownSection,
  datePickerSection,
  pickerSection,
  ratingSection,
  stepperSection,
  swipeSection,
  tabsSection,
  travelerPickerSection,
  videoMiniPlayerSection,
  accountSheetsSection,
]
