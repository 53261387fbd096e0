import type { Letter } from '../adapters/mail/mailer'

const sentences = [
  'The password of your Staylark account was just changed, and every other device was signed out.',
  'If that was you, there is nothing to do. If not, choose “Forgot password?” in Staylark now to take your account back.',
]

const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#333">${text}</p>`

/** The letter that tells the owner of an account about a new password. */
export function passwordChangedLetter(to: string): Letter {
  const body = [...sentences, 'Staylark'].map(paragraph).join('')
  return {
    to,
    subject: 'Your Staylark password was changed',
    text: [...sentences, 'Staylark'].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font-family:sans-serif">${body}</body></html>`,
  }
}
