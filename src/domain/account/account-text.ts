/** Strings of the account's export and deletion pages. */
export const accountText = {
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

/** Strings of the own profile. */
export const profileText = {
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
