import type { Letter } from '../adapters/mail/mailer'
import { letterHtml } from './letter-html'
import type { LetterContent } from './letter-part'
import { letterText } from './letter-text'

/** The one layout of all letters, as text and as HTML of the same content. */
export const layOutLetter = (content: LetterContent): Letter => ({
  to: content.to,
  subject: content.subject,
  text: letterText(content),
  html: letterHtml(content),
  ...(content.files ? { files: content.files } : {}),
})
