import type { GallerySection } from './section'
import { actionSheetSection } from './sections/action-sheet'
import { backToTopSection } from './sections/back-to-top'
import { badgeSection, chipSection, scoreChipSection, starRowSection } from './sections/marks'
import { buttonSection } from './sections/button'
import { calendarSection } from './sections/calendar'
import { countrySheetSection } from './sections/country-sheet'
import { cropSheetSection, pictureGallerySection, pictureSection } from './sections/pictures'
import { destinationSection } from './sections/destination'
import { dialogSection } from './sections/dialog'
import { feedCardsSection } from './sections/feed-cards'
import { filterBarSection, sortSheetSection } from './sections/filter-bar'
import { formFieldSection } from './sections/form-field'
import { gradePopupSection } from './sections/grade-popup'
import { hotelCardSection } from './sections/hotel-card'
import { listFooterSection, pullRefreshSection, skeletonSection } from './sections/loading'
import { loginPopupSection } from './sections/login-popup'
import { momentsSection } from './sections/moments'
import { morePopupSection } from './sections/more-popup'
import { noticesSection } from './sections/notices'
import {
  cancellationTimelineSection,
  priceBreakdownSection,
  priceLineSection,
  priceStripsSection,
} from './sections/prices'
import { priceRangeSection } from './sections/price-range'
import { railsSection } from './sections/rails'
import { searchSection } from './sections/search'
import { searchCardSection } from './sections/search-card'
import { reviewCardSection, pictureViewerSection, reviewFiltersSection, scoreSummarySection } from './sections/reviews'
import { reportSheetSection } from './sections/report-sheet'
import { sheetSection } from './sections/sheet'
import { optionRowSection } from './sections/option-row'
import { qrCodeSection } from './sections/qr-code'
import { refundTimelineSection } from './sections/refund-timeline'
import { statusSection } from './sections/status'
import { toastSection } from './sections/toast'
import { compareSheetSection } from './sections/compare-sheet'
import { hotelFactsSection } from './sections/hotel-facts'
import { accountSheetsSection } from './sections/account-sheets'
import { roomCardSection } from './sections/room-card'
import { answerCardSection, bubbleSection, composerSection } from './sections/conversation'
import { countdownSection } from './sections/countdown'
import { datePickerSection } from './sections/date-picker'
import { pickerSection } from './sections/picker'
import { ratingSection } from './sections/rating'
import { stepperSection } from './sections/stepper'
import { swipeSection } from './sections/swipe'
import { tabsSection } from './sections/tabs'
import { travelerPickerSection } from './sections/traveler-picker'
import { uploadTilesSection } from './sections/upload-tiles'
import { momentFormSection, reviewFormSection } from './sections/written-forms'
import { videoMiniPlayerSection } from './sections/video-mini-player'
import { waterfallSection } from './sections/waterfall'
import { exchangeStaySection, givenVoucherSection } from './sections/voucher-blocks'
import { favoriteListSection } from './sections/wish-list'

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
  momentFormSection,
  momentsSection,
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
  optionRowSection,
  refundTimelineSection,
  qrCodeSection,
  railsSection,
  waterfallSection,
  favoriteListSection,
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
  reviewFormSection,
  stepperSection,
  swipeSection,
  tabsSection,
  travelerPickerSection,
  uploadTilesSection,
  videoMiniPlayerSection,
  accountSheetsSection,
  givenVoucherSection,
  exchangeStaySection,
  reviewCardSection,
  pictureViewerSection,
  reportSheetSection,
  reviewFiltersSection,
  scoreSummarySection,
  answerCardSection,
  bubbleSection,
  composerSection,
]
