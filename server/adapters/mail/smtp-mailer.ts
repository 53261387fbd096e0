import nodemailer from 'nodemailer'
import type { Mailer } from './mailer'

/** Sends letters by SMTP; the sender is the address of the user in the URL, or no-reply at its host. */
export function createSmtpMailer(mailUrl: string): Mailer {
  const { username, hostname } = new URL(mailUrl)
  const user = decodeURIComponent(username)
  const address = user.includes('@') ? user : `no-reply@${hostname}`
  const transport = nodemailer.createTransport(mailUrl)
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from: { name: 'Staylark', address }, to, subject, text, html })
    },
  }
}
