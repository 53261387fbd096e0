import nodemailer from 'nodemailer'
import type { Mailer } from './mailer'

// Together well below the minute that a sender has for a letter; the URL may say otherwise (?socketTimeout=30000).
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 }

/** Sends letters by SMTP; the sender is the address of the user in the URL, or no-reply at its host, and a letter has the same Message-ID whenever it is sent. */
export function createSmtpMailer(mailUrl: string): Mailer {
  const { username, hostname } = new URL(mailUrl)
  const user = decodeURIComponent(username)
  const address = user.includes('@') ? user : `no-reply@${hostname}`
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const transport = nodemailer.createTransport({ ...limits, url: mailUrl })
  return {
    send: async ({ id, to, subject, text, html, files = [] }) => {
      const messageId = `<${id}@${domain}>`
      const attachments = files.map((file) => ({ filename: file.name, contentType: file.type, content: file.text }))
      await transport.sendMail({ messageId, from: { name: 'Staylark', address }, to, subject, text, html, attachments })
    },
  }
}
