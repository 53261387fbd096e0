import type { PasswordLength } from './login/password-length'

/* The one table of the texts that the specification gives, byte for byte, and of those that belong with them. */

/** Words of the login popup (specification §2, §5). */
export const loginTexts = {
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
export const feedTexts = { end: 'End of list.' } as const

/** Why a card stands in the feed. */
export const whyTexts = {
  viewedStay: 'You looked at this stay',
  viewedHotel: 'You looked at its hotel',
  viewedCity: (city: string) => `You looked at ${city}`,
  highlyRated: (city: string) => `Highly rated in ${city}`,
  popular: (city: string) => `Popular in ${city}`,
} as const

/** Words of pull-to-refresh (§4). */
export const pullTexts = { pull: 'Pull down to refresh', release: 'Release to refresh', loading: 'Loading' } as const

/** Words of reviews (§9). */
export const ratingTexts = { none: 'No rating yet' } as const

/** What the calendar says of a choice (§5), and of days that can't be chosen. */
export const calendarTexts = {
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
export const destinationTexts = { noResult: '抱歉，没有搜到相关内容～', locationFailed: '定位失败' } as const

/** What is said where the server gave no words of its own. */
export const failureTexts = {
  network: 'We could not reach Staylark. Check your connection and try again.',
  timeout: 'This took too long. Please try again.',
  unauthorized: 'Please sign in again.',
  unknown: 'Something went wrong. Please try again.',
} as const

/** Hotel grades of the filter (§3): the Chinese label, the stars, and the word for it. */
export const gradeTexts: Readonly<
  Record<number, { readonly chinese: string; readonly stars: string; readonly word: string }>
> = {
  4: { chinese: '三星/舒适', stars: '3 stars', word: 'Comfortable' },
  5: { chinese: '四星/高档', stars: '4 stars', word: 'Upscale' },
  6: { chinese: '五星/豪华', stars: '5 stars', word: 'Luxury' },
  7: { chinese: '奢华', stars: 'Top luxury', word: 'The finest' },
}

/** Words of the video mini player (§8). */
export const videoTexts = { failed: 'Playback failed. Please try again later.' } as const

/** Words of the traveler popup (§2), and what keeps a traveler from being saved or chosen (§5). */
export const travelerTexts = {
  listTitle: 'Add traveler',
  manageTitle: 'Travelers',
  newTitle: 'New traveler',
  editTitle: 'Edit traveler',
  none: 'There is no traveler information yet.',
  save: 'Save',
  back: 'Back',
  delete: 'Delete traveler',
  deleteQuestion: 'Delete this traveler?',
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

/** What is said of somebody's own profile. */
export const profileTexts = {
  noNickName: 'Please enter a nickname',
  longNickName: (most: number) => `Please keep the nickname to ${most} characters`,
  hiddenCharacters: 'Please remove characters that cannot be seen',
  longIntro: (most: number) => `Please keep it to ${most} characters`,
  noDay: 'Please choose a day of the calendar',
  earlyBirthday: 'Please choose a day from 1900 on',
  futureBirthday: 'A birthday cannot be in the future',
  noCountry: 'Please choose a country from the list',
  noDialCode: 'Please choose a country code',
  noPhone: 'Please enter a valid phone number',
  saved: 'Saved',
} as const

/** What is said of a picture that is sent. */
export const pictureTexts = {
  tooLarge: 'This picture is larger than 10 MB. Please choose a smaller one.',
  tooManyPixels: 'This picture has more than 25 megapixels. Please choose a smaller one.',
  notAPicture: 'Please choose a JPEG, PNG or WebP picture.',
  heic: 'HEIC pictures cannot be read here. Please choose a JPEG, PNG or WebP picture.',
  unreadable: 'This picture could not be read. Please choose another.',
  tooSmall: 'Please choose a picture of at least 64 by 64 pixels.',
  gone: 'Please choose the picture again.',
  tooMany: 'You have changed your picture often today. Please try again tomorrow.',
} as const

/** Words of the wish list. */
export const wishTexts = {
  keptHere: 'Kept on this device. Sign in to keep it everywhere.',
  isFull: 'This device keeps 100 at most. Sign in to keep more.',
  undo: 'Undo',
  tooLate: 'It is too late to undo this.',
  gone: 'No longer available',
} as const

/** Words of what people may ask of us about their account. */
export const accountTexts = {
  export: {
    title: 'Download my data',
    explains: [
      'One file (JSON) with everything we hold about you: profile, sign-ins, orders, wishes, travelers, searches and views.',
      'It names your travelers’ documents in full, so we first send a code to your e-mail address.',
    ],
    sendButton: 'Send code',
    confirmButton: 'Download',
    doneTitle: 'Your data is ready',
    doneButton: 'Close',
  },
  saved: (fileName: string) => `Your browser is saving ${fileName}.`,
  linkCopied:
    'This app cannot save files, so the link is on your clipboard. Open it in a browser within 10 minutes; it works once.',
  notSaved: 'This app can neither save files nor copy links. Open Staylark in a browser and try again there.',
  delete: {
    title: 'Delete account',
    explains: [
      'Your profile, wish list, travelers, likes, searches and views are deleted for good.',
      'Unpaid bookings are closed. Past bookings stay in our books without your name.',
      'Every device is signed out, and your e-mail address is free for a new account.',
      'To be sure that it is you, we send a code to your e-mail address.',
    ],
    sendButton: 'Send code',
    confirmButton: 'Delete account',
    doneTitle: 'Your account is deleted',
    doneButton: 'Go to Explore',
  },
  goodbye: 'Goodbye, and thank you for travelling with Staylark. We have sent you a letter that confirms it.',
} as const

/** What is said of member prices. */
export const vipTexts = {
  taken: 'VIP price',
  hidden: 'Sign in for the VIP price',
  line: 'Member price',
} as const
