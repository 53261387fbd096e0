/** A small file of text that goes with a letter. */
export interface LetterFile {
  name: string
  /** MIME type. */
  type: string
  text: string
}

/** One letter to one person, as plain text and as HTML. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  files?: readonly LetterFile[]
}

/** A letter with its id, by which receivers know it again when it comes twice. */
export interface SentLetter extends Letter {
  id: string
}

/** Hands letters over; rejects when one could not be. */
export interface Mailer {
  send(letter: SentLetter): Promise<void>
}
