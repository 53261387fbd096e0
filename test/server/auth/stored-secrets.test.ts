import { createHash, createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createDevMailer } from '../../../server/adapters/mail/dev-mailer'
import { clientPasswordHash } from '../../../server/auth/client-password-hash'
import { call } from '../../support/server/call'
import { loginClient } from '../../support/server/login-client'
import { newestCode } from '../../support/server/mailbox'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

const email = 'secret.keeper@example.com'
const password = 'a horse of 7 colours'

let server: TestServer

beforeAll(async () => {
  const env = { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1', LOG_LEVEL: 'trace' }
  server = await startTestServer({ env })
  jest.spyOn(server.services.mail, 'send').mockImplementation(createDevMailer(server.services).send)
})
afterAll(() => server.close())

/** Every row of every table but the mailbox, as text. */
async function dumpOfDatabase(): Promise<string> {
  const { db } = server.services.database
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'dev_mail'`,
  )
  const dumps: string[] = []
  for (const { name } of tables.rows) {
    const rows = await db.execute<{ line: string }>(
      sql`select row_to_json(t)::text as line from ${sql.identifier(name)} t`,
    )
    dumps.push(...rows.rows.map(({ line }) => `${name} ${line}`))
  }
  return dumps.join('\n')
}

/** Goes through all that handles secrets and answers every one of them. */
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
  return {
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
  const dump = await dumpOfDatabase()
  const log = server.logLines.join('')
  expect(dump).toContain(email)
  expect(dump).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
  expect(log).toContain('/api/account/frontuser/login/email/cipher')
  for (const [name, secret] of Object.entries(secrets)) {
    expect([name, secret.length > 5, dump.includes(secret), log.includes(secret)]).toEqual([name, true, false, false])
  }
  expect(log).not.toContain(email)
})

test('a code cannot be found by trying all: its hash needs a key that is not in the database', async () => {
  const client = loginClient(server.app, server.services)
  await client.send('try.all@example.com')
  const dump = await dumpOfDatabase()
  const code = await newestCode(server.services, 'try.all@example.com')
  const rows = dump.split('\n').filter((line) => line.startsWith('email_code') && line.includes('try.all'))
  const { salt, code_hash: stored } = JSON.parse(rows[0]?.slice('email_code '.length) ?? '{}')
  const guesses = [`${salt}|${code}`, `${salt}${code}`, code].flatMap((text) => [
    createHash('sha256').update(text).digest('base64url'),
    createHmac('sha256', salt).update(text).digest('base64url'),
  ])
  expect(stored).toMatch(/^[\w-]{43}$/)
  expect(guesses).not.toContain(stored)
})
