import { createHash, createHmac } from 'node:crypto'
import { demo } from '../../../server/demo/demo'
import { clientPasswordHash } from '../../../server/account/passwords'
import { call } from '../../support/server/call'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { loginClient } from '../../support/server/login-client'
import { newestCode } from '../../support/server/mailbox'
import { usualTraveler } from '../../support/server/travelers'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const email = 'secret.keeper@example.com'
const password = 'a horse of 7 colours'

let server: TestServer

beforeAll(async () => {
  const env = { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1', LOG_LEVEL: 'trace' }
  server = await startTestServer({ env })
  jest.spyOn(server.services.mail, 'send').mockImplementation(demo.createDevMailer(server.services).send)
})
afterAll(() => server.close())

// The development mailbox is the emails themselves; where mail is sent by SMTP nothing is written there.
const dump = () => dumpOfDatabase(server.services.database, ['dev_mail'])

/** Runs everything that handles secrets and returns each of them. */
async function secretsOfOneLife(): Promise<Record<string, string>> {
  const weapp = { appType: 'weapp', deviceId: 'a-device-id-of-its-own' }
  const client = loginClient(server.app, server.services, weapp)
  await client.send(email)
  const unusedCode = await newestCode(server.services, email)
  server.clock.advance(60_000)
  await client.send(email, 'reset')
  const resetCode = await newestCode(server.services, email)
  const reset = await client.reset(email, resetCode, password)
  const login = await client.loginByPassword(email, password)
  const refreshed = await call(server.app, 'refreshToken', { refreshToken: login.body.refreshToken }, weapp)
  const token: string = refreshed.body.accessToken.access_token
  const { ticket } = (await call(server.app, 'createHandOffTicket', { deviceId: 'web-1' }, { ...weapp, token })).body
  const encryptedEmail = await client.encrypted(email)
  await call(server.app, 'createEventLog', { Url: `https://x.cn/?token=${token}&email=${email}` }, { token })
  await call(server.app, 'saveTraveler', usualTraveler, { token })
  return {
    travelerIdNo: usualTraveler.idNo,
    unusedCode,
    resetCode,
    password,
    sentPassword: clientPasswordHash(email, password).slice(4),
    firstRefreshToken: reset.body.refreshToken,
    usedRefreshToken: login.body.refreshToken,
    refreshToken: refreshed.body.refreshToken,
    accessToken: token,
    ticket,
    encryptedEmail,
    deviceId: weapp.deviceId,
    secret: server.services.env.secret,
  }
}

test('no code, password, token or key stands in the database or in the log', async () => {
  const secrets = await secretsOfOneLife()
  const stored = await dump()
  const log = server.logLines.join('')
  expect(stored).toContain(email)
  expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(log).toContain('/api/account/frontuser/login/email/cipher')
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 5, stored.includes(secret), log.includes(secret)]).toEqual([name, true, false, false])
  }
  expect(log).not.toContain(email)
})

test.each([
  ['waits', 0, 1],
  ['was given up', 9, 1],
  ['was sent', 0, 0],
])('of a code whose email %s nothing can be read', async (state, tries, rows) => {
  const client = loginClient(server.app, server.services)
  const to = `mail.${state.replaceAll(' ', '-')}@example.com`
  const digits = jest.spyOn(server.services.random, 'digits').mockReturnValueOnce('904817')
  await client.send(to)
  digits.mockRestore()
  const send = jest.spyOn(server.services.mail, 'send')
  if (state !== 'was sent') send.mockRejectedValueOnce(new Error(`554 "904817 is your Staylark code" to ${to}`))
  await server.services.database.db.execute(`update outbox set attempts = ${tries} where topic = 'mail'`)
  await server.services.mailQueue.drained()
  const rowLines = (await dump()).split('\n').filter((line) => /^outbox .*"topic":"mail"/.test(line))
  expect(rowLines).toHaveLength(rows)
  for (const place of [rowLines.join('\n'), server.logLines.join('')]) {
    expect([place.includes('904817'), place.includes(to)]).toEqual([false, false])
  }
  await server.services.database.db.execute(`delete from outbox where topic = 'mail'`)
})

test('a code cannot be found by trying all: its hash needs a key that is not in the database', async () => {
  const client = loginClient(server.app, server.services)
  await client.send('try.all@example.com')
  const stored = await dump()
  const code = await newestCode(server.services, 'try.all@example.com')
  const rows = stored.split('\n').filter((line) => line.startsWith('email_code') && line.includes('try.all'))
  const { salt, code_hash: storedHash } = JSON.parse(rows[0]?.slice('email_code '.length) ?? '{}')
  const guesses = [`${salt}|${code}`, `${salt}${code}`, code].flatMap((text) => [
    createHash('sha256').update(text).digest('base64url'),
    createHmac('sha256', salt).update(text).digest('base64url'),
  ])
  expect(storedHash).toMatch(/^[\w-]{43}$/)
  expect(guesses).not.toContain(storedHash)
})

test('a password is stored as argon2id over 19 MiB or more, in two passes or more', async () => {
  const stored = (await dump()).split('\n').filter((line) => line.startsWith('user_account'))
  const hashes = stored.flatMap((line) => /"password_hash":"([^"]+)"/.exec(line)?.[1] ?? [])
  expect(hashes).toHaveLength(1)
  for (const hash of hashes) {
    const [, memoryKib = '', passes = ''] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=\d+\$/.exec(hash) ?? []
    expect(Number(memoryKib)).toBeGreaterThanOrEqual(19 * 1024)
    expect(Number(passes)).toBeGreaterThanOrEqual(2)
  }
})
