import { sql } from 'drizzle-orm'
import { injections } from '../../support/fuzz/injections'
import { readOperations, type JsonSchema, type Operation } from '../../support/fuzz/operations'
import { seeded } from '../../support/fuzz/seeded'
import { validValue } from '../../support/fuzz/valid-value'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** How many of the corpus each field gets; INJECTIONS=all tries every one. */
const perField = process.env.INJECTIONS === 'all' ? injections.length : 5

let server: TestServer
let operations: Operation[]

const query = async (text: string) => (await server.services.database.db.execute(sql.raw(text))).rows

/** Tables, and rows of those that no call of a person writes. */
const unharmed = async () => [
  await query("select table_name from information_schema.tables where table_schema = 'public' order by 1"),
  await query('select (select count(*) from hotel) h, (select count(*) from city) c, (select count(*) from package) p'),
  await query('select rolname from pg_roles order by 1'),
  await query('select count(*) from user_account where is_vip'),
]

beforeAll(async () => {
  server = await startTestServer({
    template: 'staylark_seeded',
    env: { NODE_ENV: 'production', MAIL_URL: 'smtp://localhost:1' },
  })
  operations = await readOperations(server)
}, 120_000)
afterAll(() => server.close())

/** Paths of all texts that an input may have. */
function textPaths({ type, properties = {}, items, anyOf = [] }: JsonSchema, path: string[] = []): string[][] {
  const inner = [
    ...Object.entries(properties).flatMap(([name, one]) => textPaths(one, [...path, name])),
    ...(items ? textPaths(items, [...path, '0']) : []),
    ...anyOf.flatMap((one) => textPaths(one, path)),
  ]
  return type === 'string' ? [path] : inner
}

function withText(value: unknown, [name, ...rest]: readonly string[], text: string): unknown {
  if (name === undefined) return text
  const changed = withText(Reflect.get(Object(value), name), rest, text)
  return Array.isArray(value) || name === '0' ? [changed] : { ...Object(value), [name]: changed }
}

const asQuery = (value: unknown) =>
  Object.entries(Object(value))
    .flatMap(([name, inner]) => [inner].flat().map((one) => `${name}=${encodeURIComponent(String(one))}`))
    .join('&')

async function send({ method, path, inQuery, isMultipart }: Operation, input: unknown, token: string, text: string) {
  const visible = text.replaceAll(/[^\x20-\x7e]/g, '')
  const headers = {
    authorization: `Bearer ${token}`,
    'idempotency-key': `k${seeded(text).below(1e9)}`,
    'user-agent': visible,
    'device-id': visible,
    'app-type': visible,
    currency: visible,
    'content-type': 'application/json',
  }
  if (isMultipart) return null
  const url = inQuery ? `${path}?${asQuery(input)}` : path
  return server.app.inject({ method, url, headers, ...(inQuery ? {} : { payload: JSON.stringify(input) }) })
}

test('the corpus has some three hundred texts', () => expect(injections.length).toBeGreaterThanOrEqual(300))

test('no text in any field has an effect', async () => {
  const before = await unharmed()
  const faults: string[] = []
  for (const operation of operations) {
    const paths = [...new Set(textPaths(operation.input).map((path) => path.join('/')))].map((path) => path.split('/'))
    const { token } = await signIn(server.services)
    for (const path of paths) {
      const random = seeded(`${operation.operationId} ${path.join('.')}`)
      const start = random.below(injections.length)
      for (let index = 0; index < perField; index++) {
        const text = injections[(start + index * 7) % injections.length] ?? ''
        const input = withText(validValue(operation.input, random, {}), path, text)
        const reply = await send(operation, input, token, text)
        if (reply === null) continue
        const { statusCode, headers } = reply
        if (statusCode >= 500 || 'x-injected' in headers)
          faults.push(`${operation.operationId} ${path.join('.')} ${JSON.stringify(text)}: ${statusCode}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(await unharmed()).toEqual(before)
}, 600_000)

test('every entry of the log is one line of JSON that no text could add to', () => {
  expect(server.logLines.length).toBeGreaterThan(100)
  for (const line of server.logLines) {
    expect(line.trimEnd()).not.toContain('\n')
    const entry: unknown = JSON.parse(line)
    expect(Object.keys(Object(entry)).filter((name) => /injected|isAdmin/.test(name))).toEqual([])
  }
})
