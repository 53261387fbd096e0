import type { CodePurpose } from '@/contract/login'
import type { Letter } from '../adapters/mail/mailer'
import { layOutLetter } from '../letters/lay-out-letter'

const words: Record<CodePurpose, { title: string; ask: string; why: string }> = {
  login: {
    title: 'Your sign-in code',
    ask: 'Enter this code to sign in to Staylark:',
    why: 'You got this e-mail because somebody entered your address to sign in to Staylark.',
  },
  reset: {
    title: 'Your code for a new password',
    ask: 'Enter this code to set a new password for Staylark:',
    why: 'You got this e-mail because somebody asked to set a new password for Staylark with your address.',
  },
}

const life = 'It is good for 5 minutes and works once.'
const warning =
  'If you did not ask for it, you can ignore this e-mail: without the code nobody gets in. Never pass it on.'

/** The letter that carries an e-mail code. */
export function codeLetter(to: string, code: string, purpose: CodePurpose): Letter {
  const { title, ask, why } = words[purpose]
  return layOutLetter({
    to,
    subject: `${code} is your Staylark code`,
    preview: life,
    title,
    parts: [
      { kind: 'text', text: ask },
      { kind: 'code', code },
      { kind: 'text', text: life },
      { kind: 'text', text: warning },
    ],
    why,
  })
}
