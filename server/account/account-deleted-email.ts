import { createEmail } from '../kernel/mail/layout'
import type { Email } from '../kernel/mail/mailer'

const sentences = [
  'Your Staylark account was just deleted, as you asked, and every device was signed out.',
  'Your profile, travelers, wish list, likes, searches and views are gone. Past bookings stay in our books without your name and contact.',
  'This address is free again: signing in with it begins a new account.',
]

/** The email that confirms that an account is gone. */
export function accountDeletedEmail(to: string): Email {
  return createEmail({
    to,
    subject: 'Your Staylark account was deleted',
    preview: 'Every device was signed out, and this address is free again.',
    title: 'Your account was deleted',
    parts: sentences.map((text) => ({ kind: 'text', text })),
    why: 'You got this e-mail because the account of this address was deleted.',
  })
}
