import type { CodePurpose } from '@/contract/login'
import type { Letter } from '../adapters/mail/mailer'

const sentences: Record<CodePurpose, string> = {
  login: 'Enter this code to sign in to Staylark:',
  reset: 'Enter this code to set a new password for Staylark:',
}

const notes = [
  'It is good for 5 minutes and works once.',
  'If you did not ask for it, you can ignore this e-mail: without the code nobody gets in. Never pass it on.',
]

const paragraph = (text: string) => `<p style="margin:0 0 16px;font-size:16px;line-height:24px;color:#333">${text}</p>`

/** The letter that carries an e-mail code. */
export function codeLetter(to: string, code: string, purpose: CodePurpose): Letter {
  const shown = `<p style="margin:0 0 16px;font:700 32px/40px monospace;letter-spacing:6px;color:#111">${code}</p>`
  const body = [paragraph(sentences[purpose]), shown, ...notes.map(paragraph)].join('')
  return {
    to,
    subject: `${code} is your Staylark code`,
    text: [sentences[purpose], code, ...notes, 'Staylark'].join('\n\n'),
    html: `<!doctype html><html lang="en"><body style="margin:0;padding:24px;font-family:sans-serif">${body}${paragraph('Staylark')}</body></html>`,
  }
}
