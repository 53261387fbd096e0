interface SpecRow {
  /** Section of the specification. */
  readonly section: string
  /** Its requirement, in short. */
  readonly rule: string
  /** What a probe of the built widget has to measure. */
  readonly value: unknown
}

/** Every constant and string of the specification that concerns the shared widgets: lengths in CSS px on a screen 375 px wide, delays in ms. */
export const widgetConstants = {
  calendarRowHeightPx: { section: '§9', rule: 'calendar row height 72', value: 72 },
  calendarMostShortcuts: { section: '§9', rule: 'calendar shortcuts, at most 4', value: 4 },
  calendarShortcuts: {
    section: '§2',
    rule: 'today, this Friday/Saturday, next Friday/Saturday, plus a holiday; seen on Tuesday 17 November 2026',
    value: ['2026-11-17/2026-11-18', '2026-11-20/2026-11-21', '2026-11-27/2026-11-28', '2026-12-05/2026-12-07'],
  },
  calendarRange: { section: '§5, §9', rule: 'today to 6 months ahead', value: ['2026-11-20', '2027-05-20'] },
  calendarDayTypes: {
    section: '§4',
    rule: 'day types',
    value: ['disabled', 'start', 'end', 'middle', 'start-end', 'selected', 'multiple-selected', 'multiple-middle'],
  },
  calendarNoCheckIn: { section: '§5', rule: 'nothing chosen', value: 'Please select check-in date' },
  calendarNoCheckOut: { section: '§5', rule: 'a start alone', value: 'Please select a check-out date' },
  calendarSelectAtLeast: { section: '§5', rule: 'n = 2', value: 'Please select at least 2 nights' },
  calendarRequiresStay: { section: '§5', rule: 'minimum equals step, n = 2', value: 'Requires a stay of 2 nights' },
  calendarMinimumStay: { section: '§5', rule: 'n = 2', value: 'Minimum stay of 2nights' },
  calendarMaximumStay: { section: '§5', rule: 'n = 3', value: 'Maximum stay of 3 nights' },
  defaultStay: { section: '§4, §9', rule: 'check-in tomorrow, check-out the day after', value: [1, 2] },
  destinationNoResult: { section: '§2, §8', rule: 'search without a result', value: '抱歉，没有搜到相关内容～' },
  destinationLocationFailed: { section: '§2, §8', rule: 'location failure', value: '定位失败' },
  destinationTilesMost: { section: '§9', rule: 'tiles all regions at 30 or fewer children', value: 30 },
  searchThrottleMs: { section: '§5, §9', rule: 'search throttle 200 ms', value: 200 },
  searchMostCharacters: { section: '§5, §9', rule: 'search length at most 40', value: 40 },
  searchWithoutWhiteSpace: { section: '§5', rule: 'white space stripped: " ky o to "', value: 'kyoto' },
  morePopupHeightPercent: { section: '§2', rule: 'More popup 55% high', value: 55 },
  tagPopupZIndex: { section: '§9', rule: 'tag popup z-index', value: 2020 },
  loginPopupZIndex: { section: '§9', rule: 'login popup z-index', value: 1_000_000 },
  tagOptionsMost: { section: '§9', rule: 'tag filter options, up to 30', value: 30 },
  gradeLabels: {
    section: '§3',
    rule: '4 three-star/comfortable, 5 four-star/upscale, 6 five-star/luxury, 7 luxury, in Chinese',
    value: ['三星/舒适', '四星/高档', '五星/豪华', '奢华'],
  },
  backToTopAfterPx: { section: '§9', rule: 'general button after 500 px', value: 500 },
  exploreTabAtPx: { section: '§2, §9', rule: 'Explore tab at 700 px', value: 700 },
  loadMorePx: { section: '§9', rule: 'load-more offset 300 px', value: 300 },
  tabBarLabels: { section: '§2', rule: 'bottom tab bar', value: ['Explore', 'Wishlist', 'Bookings', 'Profile'] },
  tabsWithoutScroll: { section: '§2, §9', rule: 'tabs scroll when more than 4', value: 4 },
  remPx: {
    section: '§9',
    rule: 'width/10, capped at 540 px wide; at 320, 375, 540 and 800 px',
    value: [32, 37.5, 54, 54],
  },
  pullLabels: {
    section: '§4',
    rule: 'pulling, loosing, loading',
    value: ['Pull down to refresh', 'Release to refresh', 'Loading'],
  },
  pullHeadPx: { section: '§9', rule: 'pull refresh head height 50', value: 50 },
  pullSuccessMs: { section: '§4, §9', rule: 'pull refresh success display 500 ms', value: 500 },
  pullAnimationMs: { section: '§9', rule: 'pull refresh animation 300 ms', value: 300 },
  swipeThresholdPx: { section: '§9', rule: 'swipe-direction threshold 10 px', value: 10 },
  waterfallColumns: { section: '§2, §9', rule: 'waterfall of 2 columns', value: 2 },
  waterfallGutterPx: { section: '§9', rule: 'waterfall gutter 10', value: 10 },
  waterfallLazyPx: { section: '§9', rule: 'lazy-load distance 300 at 375 width', value: 300 },
  waterfallKinds: { section: '§2', rule: 'cards are coupon, hotel or moment', value: ['coupon', 'hotel', 'moment'] },
  emptyList: { section: '§2, §8', rule: 'empty list', value: 'End of list.' },
  pickerItemPx: { section: '§9', rule: 'picker item height 44', value: 44 },
  pickerVisibleItems: { section: '§9', rule: 'picker visible items 6', value: 6 },
  pickerSwipeMs: { section: '§9', rule: 'picker swipe duration 1000 ms', value: 1000 },
  pickerMomentumMs: { section: '§9', rule: 'momentum: swipe under 300 ms', value: 300 },
  pickerMomentumPx: { section: '§9', rule: 'momentum: swipe over 15 px', value: 15 },
  datePickerYears: { section: '§9', rule: '±10 years from the current one, 2026', value: ['2016', '2036'] },
  ratingStars: { section: '§9', rule: 'rating default 5 stars', value: 5 },
  ratingLabels: {
    section: '§9',
    rule: 'rating words by score, the lowest band from 0',
    value: [
      'No score: No rating yet',
      '0: Poor',
      '0.9: Poor',
      '1: Not recommended',
      '1.95: Not recommended',
      '2: Average',
      '3.9: Average',
      '4: Good',
      '4.4: Good',
      '4.5: Very good',
      '4.6: Great',
      '4.7: Excellent',
      '4.8: Amazing',
      '4.9: Fantastic',
      '5: Superb',
    ],
  },
  stepperMin: { section: '§9', rule: 'stepper min 0', value: 0 },
  stepperStep: { section: '§9', rule: 'stepper step 1', value: 1 },
  countdownEnd: {
    section: '§4',
    rule: 'countdown runs to zero, with a finish there',
    value: ['00:01', '00:00', 'Finished'],
  },
  toastMs: { section: '§4, §9', rule: 'toast default 3000 ms', value: 3000 },
  tipMs: { section: '§4, §9', rule: 'tip hides after 2 s', value: 2000 },
  videoBubbleMs: { section: '§4, §9', rule: 'video like bubble 600 ms', value: 600 },
  videoLikeWindowMs: { section: '§4, §9', rule: 'double-click like window 300 ms', value: 300 },
  videoPauseLayer: { section: '§4', rule: 'a pause layer while playing', value: 'Pause: Boats in the bay' },
  videoFailed: {
    section: '§8',
    rule: 'playback failed, try again later',
    value: 'Playback failed. Please try again later.',
  },
} as const satisfies Record<string, SpecRow>

/** Names of the table's rows. */
export type WidgetConstant = keyof typeof widgetConstants
