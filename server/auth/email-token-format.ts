/** How long an encrypted e-mail address is accepted. */
export const emailTokenSeconds = 10 * 60

/** `aud` of encrypted e-mail addresses. */
export const emailTokenAudience = 'email-v1'

/** Purpose under which a day's encryption key is derived. */
export const emailKeyPurpose = (day: string) => `email-token ${day}`
