/** One letter to one person, as plain text and as HTML. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** A letter with its id, by which receivers know it again when it comes twice. */
export interface SentLetter extends Letter {
  id: string
}

/** Hands letters over; rejects when one could not be. */
export interface Mailer {
  send(letter: SentLetter): Promise<void>
}
