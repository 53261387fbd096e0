/* Texts that the specification gives, byte for byte, and those that belong with them. Pages that open later have theirs in files beside this one. */

/** Words of lists (§2). */
export const feedText = { end: 'End of list.' } as const

/** Why a card stands in the feed. */
export const shownReasonText = {
  viewedStay: 'You looked at this stay',
  viewedHotel: 'You looked at its hotel',
  viewedCity: (city: string) => `You looked at ${city}`,
  highlyRated: (city: string) => `Highly rated in ${city}`,
  popular: (city: string) => `Popular in ${city}`,
  followed: (name: string) => `You follow ${name}`,
  near: (distance: string) => `${distance} away`,
} as const

/** Words of pull-to-refresh (§4). */
export const pullHintText = { pull: 'Pull down to refresh', release: 'Release to refresh', loading: 'Loading' } as const

/** Words of reviews (§9). */
export const ratingText = { none: 'No rating yet' } as const

/** Words of the destination picker (§2). */
export const destinationText = { noResult: '抱歉，没有搜到相关内容～', locationFailed: '定位失败' } as const

/** Fallback texts where the server gave none. */
export const failureKindText = {
  network: 'We could not reach Staylark. Check your connection and try again.',
  timeout: 'This took too long. Please try again.',
  unauthorized: 'Please sign in again.',
  unknown: 'Something went wrong. Please try again.',
} as const

/** Hotel grades of the filter (§3): the Chinese label, the stars, and the word for it. */
export const gradeText: Readonly<
  Record<number, { readonly chinese: string; readonly stars: string; readonly word: string }>
> = {
  4: { chinese: '三星/舒适', stars: '3 stars', word: 'Comfortable' },
  5: { chinese: '四星/高档', stars: '4 stars', word: 'Upscale' },
  6: { chinese: '五星/豪华', stars: '5 stars', word: 'Luxury' },
  7: { chinese: '奢华', stars: 'Top luxury', word: 'The finest' },
}

/** Words of the video mini player (§8). */
export const videoText = { failed: 'Playback failed. Please try again later.' } as const

/** Words of the wish list. */
export const favoriteText = {
  storedHere: 'Kept on this device. Sign in to keep it everywhere.',
  isFull: 'This device keeps 100 at most. Sign in to keep more.',
  undo: 'Undo',
  tooLate: 'It is too late to undo this.',
  gone: 'No longer available',
} as const

/** Strings of the account itself. */
export const accountText = {
  deletedElsewhere: 'This account has been deleted. You are signed out.',
} as const
