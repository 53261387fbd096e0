import * as texts from '@/domain/text/texts'

/** The specification's words, byte for byte (§2, §4, §5, §8). */
const given = [
  [texts.loginTexts.writeEmailTitle, 'Enter your email address'],
  [texts.loginTexts.continue, 'Continue'],
  [texts.loginTexts.codeTitle, 'Sign in / Register'],
  [texts.loginTexts.passwordTitle, 'Enter your password'],
  [texts.loginTexts.resetTitle, 'Verify your email'],
  [texts.loginTexts.newPasswordTitle, 'Set new password'],
  [texts.loginTexts.resend, 'Resend Verification Code'],
  [texts.loginTexts.forgot, 'Forgot password?'],
  [texts.loginTexts.toPassword, 'Sign in Using a Password'],
  [texts.loginTexts.toCode, 'Sign in Using a Verification Code'],
  [texts.loginTexts.invalidEmail, 'Invalid Email Address'],
  [texts.loginTexts.missingCode, 'Please enter the verification code'],
  [texts.loginTexts.passwordLength({ min: 6, max: 20 }), 'Password needs to be between 6 and 20 characters long'],
  [texts.feedTexts.end, 'End of list.'],
  [texts.pullTexts.pull, 'Pull down to refresh'],
  [texts.pullTexts.release, 'Release to refresh'],
  [texts.pullTexts.loading, 'Loading'],
  [texts.ratingTexts.none, 'No rating yet'],
  [texts.calendarTexts.noCheckIn, 'Please select check-in date'],
  [texts.calendarTexts.noCheckOut, 'Please select a check-out date'],
  [texts.calendarTexts.selectAtLeast(2), 'Please select at least 2 nights'],
  [texts.calendarTexts.requiresStay(3), 'Requires a stay of 3 nights'],
  [texts.calendarTexts.minimumStay(2), 'Minimum stay of 2nights'],
  [texts.calendarTexts.maximumStay(9), 'Maximum stay of 9 nights'],
  [texts.gradeTexts[4]?.chinese, '三星/舒适'],
  [texts.gradeTexts[5]?.chinese, '四星/高档'],
  [texts.gradeTexts[6]?.chinese, '五星/豪华'],
  [texts.gradeTexts[7]?.chinese, '奢华'],
  [texts.destinationTexts.noResult, '抱歉，没有搜到相关内容～'],
  [texts.destinationTexts.locationFailed, '定位失败'],
  [texts.videoTexts.failed, 'Playback failed. Please try again later.'],
] as const

test.each(given)('%s', (text, words) => expect(text).toBe(words))
