import { createEmail } from '../kernel/mail/layout'
import type { Email } from '../kernel/mail/mailer'
import type { MailedCodePurpose } from '../kernel/database/schema/people'

const emailContents: Record<MailedCodePurpose, { title: string; instruction: string; why: string }> = {
  login: {
    title: 'Your sign-in code',
    instruction: 'Enter this code to sign in to Staylark:',
    why: 'You got this e-mail because somebody entered your address to sign in to Staylark.',
  },
  reset: {
    title: 'Your code for a new password',
    instruction: 'Enter this code to set a new password for Staylark:',
    why: 'You got this e-mail because somebody asked to set a new password for Staylark with your address.',
  },
  export: {
    title: 'Your code for downloading your data',
    instruction: 'Enter this code to download what Staylark holds about you:',
    why: 'You got this e-mail because somebody who is signed in to your account asked to download its data.',
  },
  delete: {
    title: 'Your code for deleting your account',
    instruction: 'Enter this code to delete your Staylark account for good:',
    why: 'You got this e-mail because somebody who is signed in to your account asked to delete it.',
  },
  guest_order: {
    title: 'Your code for your booking or order',
    instruction: 'Enter this code to open your booking or order at Staylark:',
    why: 'You got this e-mail because somebody entered your address and the number of your booking or order at Staylark.',
  },
}

const life = 'It is good for 5 minutes and works once.'
const warning =
  'If you did not ask for it, you can ignore this e-mail: without the code nobody gets in. Never pass it on.'
const alarm =
  'If you did not ask for it, somebody else is signed in to your account: sign them out under Profile, Signed-in devices. Never pass the code on.'

/** Purposes for which no one is signed in when the code is requested. */
const visitorPurposes: readonly MailedCodePurpose[] = ['login', 'reset', 'guest_order']

/** The email that carries a code. */
export function codeEmail(to: string, code: string, purpose: MailedCodePurpose): Email {
  const { title, instruction, why } = emailContents[purpose]
  return createEmail({
    to,
    subject: `${code} is your Staylark code`,
    preview: life,
    title,
    parts: [
      { kind: 'text', text: instruction },
      { kind: 'code', code },
      { kind: 'text', text: life },
      { kind: 'text', text: visitorPurposes.includes(purpose) ? warning : alarm },
    ],
    why,
  })
}

const change = 'The password of your Staylark account was just changed, and every other device was signed out.'
const advice =
  'If that was you, there is nothing to do. If not, choose “Forgot password?” in Staylark now to take your account back.'

/** Creates the email that notifies an account's owner of a new password. */
export function passwordChangedEmail(to: string): Email {
  return createEmail({
    to,
    subject: 'Your Staylark password was changed',
    preview: 'Every other device was signed out.',
    title: 'Your password was changed',
    parts: [
      { kind: 'text', text: change },
      { kind: 'text', text: advice },
    ],
    why: 'You got this e-mail because your address belongs to a Staylark account.',
  })
}

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
