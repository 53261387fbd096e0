import { destinationText, feedText, gradeText, pullHintText, ratingText, videoText } from '@/domain/text/app-text'
import { calendarText } from '@/domain/text/calendar-text'
import { loginText } from '@/domain/text/login-text'

/** The specification's words, byte for byte (§2, §4, §5, §8). */
const given = [
  [loginText.writeEmailTitle, 'Enter your email address'],
  [loginText.continue, 'Continue'],
  [loginText.codeTitle, 'Sign in / Register'],
  [loginText.passwordTitle, 'Enter your password'],
  [loginText.resetTitle, 'Verify your email'],
  [loginText.newPasswordTitle, 'Set new password'],
  [loginText.resend, 'Resend Verification Code'],
  [loginText.forgot, 'Forgot password?'],
  [loginText.toPassword, 'Sign in Using a Password'],
  [loginText.toCode, 'Sign in Using a Verification Code'],
  [loginText.invalidEmail, 'Invalid Email Address'],
  [loginText.missingCode, 'Please enter the verification code'],
  [loginText.passwordLength({ min: 6, max: 20 }), 'Password needs to be between 6 and 20 characters long'],
  [feedText.end, 'End of list.'],
  [pullHintText.pull, 'Pull down to refresh'],
  [pullHintText.release, 'Release to refresh'],
  [pullHintText.loading, 'Loading'],
  [ratingText.none, 'No rating yet'],
  [calendarText.noCheckIn, 'Please select check-in date'],
  [calendarText.noCheckOut, 'Please select a check-out date'],
  [calendarText.selectAtLeast(2), 'Please select at least 2 nights'],
  [calendarText.requiresStay(3), 'Requires a stay of 3 nights'],
  [calendarText.minimumStay(2), 'Minimum stay of 2nights'],
  [calendarText.maximumStay(9), 'Maximum stay of 9 nights'],
  [gradeText[4]?.chinese, '三星/舒适'],
  [gradeText[5]?.chinese, '四星/高档'],
  [gradeText[6]?.chinese, '五星/豪华'],
  [gradeText[7]?.chinese, '奢华'],
  [destinationText.noResult, '抱歉，没有搜到相关内容～'],
  [destinationText.locationFailed, '定位失败'],
  [videoText.failed, 'Playback failed. Please try again later.'],
] as const

test.each(given)('%s', (text, expected) => expect(text).toBe(expected))
