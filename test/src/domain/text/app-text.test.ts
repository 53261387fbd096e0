import * as appTexts from '@/domain/text/app-text'
import { calendarText } from '@/domain/text/calendar-text'
import { loginText } from '@/domain/text/login-text'
import { travelerEnglishText, travelerText } from '@/domain/text/traveler-text'
import { vipPriceText } from '@/domain/text/vip-price-text'

const texts = { ...appTexts, calendarText, loginText, travelerEnglishText, travelerText, vipPriceText }

/** The specification's words, byte for byte (§2, §4, §5, §8). */
const given = [
  [texts.loginText.writeEmailTitle, 'Enter your email address'],
  [texts.loginText.continue, 'Continue'],
  [texts.loginText.codeTitle, 'Sign in / Register'],
  [texts.loginText.passwordTitle, 'Enter your password'],
  [texts.loginText.resetTitle, 'Verify your email'],
  [texts.loginText.newPasswordTitle, 'Set new password'],
  [texts.loginText.resend, 'Resend Verification Code'],
  [texts.loginText.forgot, 'Forgot password?'],
  [texts.loginText.toPassword, 'Sign in Using a Password'],
  [texts.loginText.toCode, 'Sign in Using a Verification Code'],
  [texts.loginText.invalidEmail, 'Invalid Email Address'],
  [texts.loginText.missingCode, 'Please enter the verification code'],
  [texts.loginText.passwordLength({ min: 6, max: 20 }), 'Password needs to be between 6 and 20 characters long'],
  [texts.feedText.end, 'End of list.'],
  [texts.pullHintText.pull, 'Pull down to refresh'],
  [texts.pullHintText.release, 'Release to refresh'],
  [texts.pullHintText.loading, 'Loading'],
  [texts.ratingText.none, 'No rating yet'],
  [texts.calendarText.noCheckIn, 'Please select check-in date'],
  [texts.calendarText.noCheckOut, 'Please select a check-out date'],
  [texts.calendarText.selectAtLeast(2), 'Please select at least 2 nights'],
  [texts.calendarText.requiresStay(3), 'Requires a stay of 3 nights'],
  [texts.calendarText.minimumStay(2), 'Minimum stay of 2nights'],
  [texts.calendarText.maximumStay(9), 'Maximum stay of 9 nights'],
  [texts.gradeText[4]?.chinese, '三星/舒适'],
  [texts.gradeText[5]?.chinese, '四星/高档'],
  [texts.gradeText[6]?.chinese, '五星/豪华'],
  [texts.gradeText[7]?.chinese, '奢华'],
  [texts.destinationText.noResult, '抱歉，没有搜到相关内容～'],
  [texts.destinationText.locationFailed, '定位失败'],
  [texts.videoText.failed, 'Playback failed. Please try again later.'],
] as const

test.each(given)('%s', (text, expected) => expect(text).toBe(expected))
