import nodemailer from 'nodemailer'

/** A small text file attached to an email. */
export interface EmailFile {
  name: string
  /** MIME type. */
  type: string
  text: string
}

/** One email to one person, as plain text and as HTML. */
export interface Email {
  to: string
  subject: string
  text: string
  html: string
  files?: readonly EmailFile[]
}

/** An email with its id, by which receivers recognize a second delivery of it. */
export interface OutgoingEmail extends Email {
  id: string
}

/** Hands emails over; rejects when one was not accepted. */
export interface Mailer {
  send(email: OutgoingEmail): Promise<void>
}

// Together well below the lease of a mail job; the URL may override them (?socketTimeout=30000).
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Sends emails by SMTP. The sender is the address of the URL's user, or no-reply at its host; every try of an email has the same Message-ID. */
export function createSmtpMailer(mailUrl: string): Mailer {
  const { username, hostname } = new URL(mailUrl)
  const user = decodeURIComponent(username)
  const address = user.includes('@') ? user : `no-reply@${hostname}`
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const transport = nodemailer.createTransport({ ...timeouts, url: mailUrl })
  return {
    send: async ({ id, to, subject, text, html, files = [] }) => {
      const messageId = `<${id}@${domain}>`
      const attachments = files.map((file) => ({ filename: file.name, contentType: file.type, content: file.text }))
      await transport.sendMail({ messageId, from: { name: 'Staylark', address }, to, subject, text, html, attachments })
    },
  }
}
