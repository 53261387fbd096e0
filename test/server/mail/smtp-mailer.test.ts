import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { createSmtpMailer } from '../../../server/adapters/mail/smtp-mailer'

const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData: (stream, _session, done) => {
    let text = ''
    stream.on('data', (chunk) => (text += String(chunk)))
    stream.on('end', () => {
      received.push(text)
      done()
    })
  },
})
let port = 0
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  port = (smtp.server.address() as AddressInfo).port
})
afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())))

test('a letter arrives with sender, receiver, subject, text and HTML', async () => {
  await createSmtpMailer(`smtp://127.0.0.1:${port}`).send({
    to: 'ann@example.com',
    subject: 'Hello',
    text: 'As text',
    html: '<p>As HTML</p>',
  })
  for (const part of [
    'From: Staylark <no-reply@127.0.0.1>',
    'To: ann@example.com',
    'Subject: Hello',
    'As text',
    '<p>As HTML</p>',
  ]) {
    expect(received[0]).toContain(part)
  }
})

test('a mail server that is not there is an error', async () =>
  expect(
    createSmtpMailer('smtp://127.0.0.1:1').send({ to: 'a@b.c', subject: '', text: '', html: '' }),
  ).rejects.toThrow())
