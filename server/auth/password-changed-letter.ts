import type { Letter } from '../adapters/mail/mailer'
import { layOutLetter } from '../letters/lay-out-letter'

const change = 'The password of your Staylark account was just changed, and every other device was signed out.'
const advice =
  'If that was you, there is nothing to do. If not, choose “Forgot password?” in Staylark now to take your account back.'

/** The letter that tells the owner of an account about a new password. */
export function passwordChangedLetter(to: string): Letter {
  return layOutLetter({
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
