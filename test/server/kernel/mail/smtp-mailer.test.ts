import type { AddressInfo } from 'node:net'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { createSmtpMailer } from '../../../../server/kernel/mail/mailer'

interface Received {
  text: string
  user: string | null
  isSecret: boolean
  to: string[]
}

const email = { id: '01LETTER', to: 'ann@example.com', subject: 'Hello', text: 'As text', html: '<p>As HTML</p>' }
const open: SMTPServer[] = []

/** Starts a mail server that stores what it receives. */
async function startSmtp(options: SMTPServerOptions) {
  const received: Received[] = []
  const smtp = new SMTPServer({
    ...options,
    logger: false,
    onData: (stream, { user, secure, envelope }, done) => {
      let text = ''
      stream.on('data', (chunk) => (text += String(chunk)))
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ text, user: user ?? null, isSecret: secure, to })
        done()
      })
    },
  })
  // A refused certificate is the client's error; the server only hears of a broken connection.
  smtp.on('error', () => {})
  open.push(smtp)
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  return { received, port: (smtp.server.address() as AddressInfo).port }
}

afterEach(() => Promise.all(open.splice(0).map((smtp) => new Promise<void>((resolve) => smtp.close(() => resolve())))))

const open25: SMTPServerOptions = { authOptional: true, disabledCommands: ['STARTTLS'] }

const withPassword = (right: string): SMTPServerOptions => ({
  allowInsecureAuth: true,
  disabledCommands: ['STARTTLS'],
  onAuth: ({ username = '', password }, _session, done) =>
    password === right ? done(null, { user: username }) : done(new Error('Wrong password')),
})

test('an email arrives with sender, receiver, subject, text and HTML', async () => {
  const { received, port } = await startSmtp(open25)
  await createSmtpMailer(`smtp://127.0.0.1:${port}`).send(email)
  expect(received).toMatchObject([{ to: ['ann@example.com'], user: null }])
  const parts = [
    'From: Staylark <no-reply@127.0.0.1>',
    'To: ann@example.com',
    'Subject: Hello',
    'Message-ID: <01LETTER@127.0.0.1>',
    'Content-Type: multipart/alternative',
    'As text',
    '<p>As HTML</p>',
  ]
  for (const part of parts) expect(received[0]?.text).toContain(part)
})

test('user and password of the address sign in, and the user is the sender where it is an address', async () => {
  const { received, port } = await startSmtp(withPassword('s3cret/+'))
  await createSmtpMailer(`smtp://post%40staylark.example:s3cret%2F%2B@127.0.0.1:${port}`).send(email)
  expect(received).toMatchObject([{ user: 'post@staylark.example' }])
  expect(received[0]?.text).toContain('From: Staylark <post@staylark.example>')
})

test('a wrong password is an error, and nothing is sent', async () => {
  const { received, port } = await startSmtp(withPassword('right'))
  await expect(createSmtpMailer(`smtp://post:wrong@127.0.0.1:${port}`).send(email)).rejects.toThrow('Invalid login')
  expect(received).toEqual([])
})

test('where the server offers STARTTLS a certificate that nobody vouches for is refused', async () => {
  const { received, port } = await startSmtp({ authOptional: true })
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`).send(email)).rejects.toThrow(/self-signed|certificate/i)
  expect(received).toEqual([])
})

test('with STARTTLS the email goes encrypted', async () => {
  const { received, port } = await startSmtp({ authOptional: true })
  await createSmtpMailer(`smtp://127.0.0.1:${port}?tls.rejectUnauthorized=false`).send(email)
  expect(received).toMatchObject([{ isSecret: true }])
})

test('requireTLS sends nothing in clear', async () => {
  const { received, port } = await startSmtp(open25)
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}?requireTLS=true`).send(email)).rejects.toThrow()
  expect(received).toEqual([])
})

test('a receiver that the server refuses is an error', async () => {
  const { port } = await startSmtp({
    ...open25,
    onRcptTo: (_address, _session, done) => done(new Error('No such mailbox')),
  })
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`).send(email)).rejects.toThrow('No such mailbox')
})

test('words with line breaks make no header of their own', async () => {
  const { received, port } = await startSmtp(open25)
  await createSmtpMailer(`smtp://127.0.0.1:${port}`).send({ ...email, subject: 'Hello\r\nBcc: eve@example.com' })
  expect(received[0]?.to).toEqual(['ann@example.com'])
  expect(received[0]?.text).not.toMatch(/^Bcc:/im)
})

test('a mail server that is not there is an error', async () =>
  expect(createSmtpMailer('smtp://127.0.0.1:1').send(email)).rejects.toThrow())

test('a file goes with its email', async () => {
  const { received, port } = await startSmtp(open25)
  const files = [{ name: 'stay.ics', type: 'text/calendar; charset=utf-8; method=PUBLISH', text: 'BEGIN:VCALENDAR' }]
  await createSmtpMailer(`smtp://127.0.0.1:${port}`).send({ ...email, files })
  const [{ text }] = received as [Received]
  expect(text).toMatch(/Content-Type: text\/calendar;.*\s*.*name=stay\.ics/)
  expect(text).toMatch(/BEGIN:VCALENDAR|QkVHSU46VkNBTEVOREFS/)
})
