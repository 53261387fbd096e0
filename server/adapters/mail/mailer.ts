/** One letter to one person, as plain text and as HTML. */
export interface Letter {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends letters; rejects when a letter could not be handed over. */
export interface Mailer {
  send(letter: Letter): Promise<void>
}
