/** How long an e-mail code is good for. */
export const codeLifeMs = 5 * 60_000

/** Wrong tries after which a code is dead. */
export const codeTries = 5

/** Digits of an e-mail code. */
export const codeDigits = 6

/** Wait between two codes for one address and purpose on one device. */
export const resendWaitMs = 60_000

/** Codes that one address gets, whatever they are for and from whatever device. A code that was sent before a day began can still be guessed in it, so the day is longer by a code's life. */
export const mostSendsAnHour = 5
export const mostSendsADay = 10

/** Of these, the codes that devices get which never signed in to the address's account; the rest is reserved for devices that did. */
export const mostStrangerSendsAnHour = 4
export const mostStrangerSendsADay = 6

/** The window of a day's codes. */
export const sendsDayMs = 24 * 3_600_000 + codeLifeMs
