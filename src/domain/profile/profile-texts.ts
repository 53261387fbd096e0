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
