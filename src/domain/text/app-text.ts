import { vipRule } from '../account/vip-rule'
import { countOf } from './phrases'
import type { PasswordLength } from '../account/password'

/* The one table of the texts that the specification gives, byte for byte, and of those that belong with them. */

/** Words of the login popup (specification §2, §5). */
export const loginText = {
  writeEmailTitle: 'Enter your email address',
  writeEmailHint: 'We use it to sign you in, or to create an account if you are new here.',
  continue: 'Continue',
  otherAccount: 'Continue as somebody else?',
  codeTitle: 'Sign in / Register',
  sentTo: (email: string) => `We sent a 6-digit code to ${email}. It is good for 5 minutes.`,
  passwordTitle: 'Enter your password',
  resetTitle: 'Verify your email',
  newPasswordTitle: 'Set new password',
  passwordHint: (email: string) => `For ${email}.`,
  newPasswordHint: ({ min, max }: PasswordLength) =>
    `Use ${min === max ? min : `${min} to ${max}`} characters. You will be signed out everywhere else.`,
  partOfCode: 'Please enter all 6 digits of the code',
  sameCode: 'This code was not right. Please check the email, or ask for a new code.',
  signIn: 'Sign in',
  savePassword: 'Save and sign in',
  resend: 'Resend Verification Code',
  forgot: 'Forgot password?',
  toPassword: 'Sign in Using a Password',
  toCode: 'Sign in Using a Verification Code',
  invalidEmail: 'Invalid Email Address',
  missingCode: 'Please enter the verification code',
  passwordLength: ({ min, max }: PasswordLength) =>
    `Password needs to be ${min === max ? min : `between ${min} and ${max}`} characters long`,
  didYouMean: (email: string) => `Did you mean ${email}?`,
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
} as const

/** Words of lists (§2). */
export const feedText = { end: 'End of list.' } as const

/** Why a card stands in the feed. */
export const shownReasonText = {
  viewedStay: 'You looked at this stay',
  viewedHotel: 'You looked at its hotel',
  viewedCity: (city: string) => `You looked at ${city}`,
  highlyRated: (city: string) => `Highly rated in ${city}`,
  popular: (city: string) => `Popular in ${city}`,
} as const

/** Words of pull-to-refresh (§4). */
export const pullHintText = { pull: 'Pull down to refresh', release: 'Release to refresh', loading: 'Loading' } as const

/** Words of reviews (§9). */
export const ratingText = { none: 'No rating yet' } as const

/** Strings of the calendar: choices (§5) and days that can't be chosen. */
export const calendarText = {
  noCheckIn: 'Please select check-in date',
  noCheckOut: 'Please select a check-out date',
  selectAtLeast: (nights: number) => `Please select at least ${nights} nights`,
  requiresStay: (nights: number) => `Requires a stay of ${nights} nights`,
  minimumStay: (nights: number) => `Minimum stay of ${nights}nights`,
  maximumStay: (nights: number) => `Maximum stay of ${nights} nights`,
  soldOutOn: (day: string) => `Sold out on ${day}`,
  isOver: (day: string) => `${day} is over`,
  tooLateToBook: (day: string) => `Too late to book ${day}`,
  noCheckInOn: (day: string) => `No check-in on ${day}`,
  noCheckOutOn: (day: string) => `No check-out on ${day}`,
  noStayThrough: (day: string) => `No stay can run through ${day}`,
  startOn: (day: string) => `Start on ${day}`,
  checkOutOn: (day: string) => `Check out on ${day}`,
  stayMore: (nights: number) => `Stay ${nights} more ${nights === 1 ? 'night' : 'nights'}`,
  stayFor: (nights: string) => `Stay ${nights}`,
} as const

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

/** Strings of the traveler popup (§2), and faults of saving or choosing travelers (§5). */
export const travelerText = {
  listTitle: 'Add traveler',
  manageTitle: 'Travelers',
  newTitle: 'New traveler',
  editTitle: 'Edit traveler',
  none: 'There is no traveler information yet.',
  save: 'Save',
  back: 'Back',
  delete: 'Delete traveler',
  deletePrompt: 'Delete this traveler?',
  missingName: '请填写姓名',
  wrongIdNo: '请填写正确的证件号码',
  missingBirthday: '请输入出生日期',
  wrongTel: '请填写正确的手机号',
  atLeast: (count: number) => `最少提供${count}人证件`,
  atMost: (count: number) => `最多提供${count}人证件`,
  incomplete: (names: readonly string[]) => `请先编辑完善出行人信息${names.join('、')}`,
  unsupported: '不支持当前证件类型',
  idTypeNames: {
    mainlandId: 'Mainland China ID card',
    passport: 'Passport',
    homeReturnPermit: 'Home return permit (Hong Kong, Macao)',
    taiwanPermit: 'Taiwan residents’ travel permit',
    foreignerId: 'Foreigner’s permanent residence card',
  },
  otherIdType: 'Other document',
} as const

/** English translations below the Chinese strings of the traveler popup. */
export const travelerEnglishText = {
  missingName: 'Please enter the name.',
  wrongIdNo: 'Please enter a valid ID number.',
  missingBirthday: 'Please enter the date of birth.',
  wrongTel: 'Please enter a phone number of mainland China.',
  overseasTel:
    'Only numbers of mainland China can be saved here. Give a number from elsewhere as the contact of the booking.',
  atLeast: (count: number) => `Please choose at least ${countOf(count, 'traveler')}.`,
  atMost: (count: number) => `Please choose at most ${countOf(count, 'traveler')}.`,
  incomplete: (names: readonly string[]) => `Please complete first: ${names.join(', ')}.`,
  unsupported: 'This type of document is not supported here.',
} as const

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

/** Strings of VIP prices. */
export const vipPriceText = {
  taken: 'VIP price',
  hidden: `VIPs pay less: ${vipRule.stays} stays in ${vipRule.months} months`,
  line: 'Member price',
  isOne: 'You pay the VIP price wherever a hotel has one.',
  how: `Complete ${vipRule.stays} stays in ${vipRule.months} months to become a VIP for ${vipRule.months} months.`,
  about: 'VIP prices',
  signInFor: 'Sign in to see how many of your stays count.',
  rules: [
    {
      title: 'What VIPs get',
      text: 'A lower price for every night wherever a hotel has a VIP price: in lists, on the hotel’s page and on the bill. The price that all others pay stands beside it.',
    },
    {
      title: 'How you become one',
      text: `Complete ${vipRule.stays} stays within ${vipRule.months} months. You are then a VIP for ${vipRule.months} months from the last of them. It costs nothing, and there is nothing to apply for.`,
    },
    {
      title: 'Which stays count',
      text: 'Every booking that you made while signed in and that ended with your check-out. Cancelled bookings and no-shows don’t count.',
    },
  ],
} as const
