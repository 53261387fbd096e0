import { allRoutes } from '@/contract/all-routes'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { adasThings, cityOfRows } from '../../support/access/adas-things'
import { sendAs } from '../../support/access/send-every-call'
import { rows } from '../../support/access/rows'

const marker = 'UNNAMED-FIELD-'
const large = marker.repeat(200_000 / marker.length)

let server: TestServer
let cityId: string
beforeAll(async () => {
  server = await startTestServer()
  cityId = await cityOfRows(server)
})
afterAll(() => server.close())

const inBody = Object.values(allRoutes).filter(({ method, isMultipart }) => !/GET|DELETE/.test(method) && !isMultipart)

/** The same input with a field that no schema names at its top and in every object inside. */
function withField(value: unknown, field: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => withField(item, field))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withField(inner, marker)])
  return Object.fromEntries([...entries, ['x', field]])
}

const deepJson = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

test.each(inBody)('$operationId drops an unnamed field of 200 KB', async ({ operationId }) => {
  const ada = await signIn(server.services)
  const row = rows[operationId]
  if (!row) throw new Error(`no row for ${operationId}`)
  const input = await row.input(await adasThings(server, ada, cityId))
  const { status, text } = await sendAs(server, operationId, Object(withField(input, large)), ada)
  // A beacon may have 16 KB; its limit counts bytes before anything is dropped.
  expect(status).toBe(operationId === 'createEventLog' ? 413 : row.ada)
  expect(text).not.toContain(marker)
})

test('nothing of it is stored', async () =>
  expect(await dumpOfDatabase(server.services.database)).not.toContain(marker))

test.each(inBody)('$operationId refuses a field that is 10,000 levels deep', async ({ method, path }) => {
  const ada = await signIn(server.services)
  for (const depth of [17, 1_000, 10_000, 120_000]) {
    const reply = await server.app.inject({
      method,
      url: path,
      payload: `{"x":${deepJson(depth)}}`,
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${ada.token}`,
        'idempotency-key': `deep-${depth}`,
      },
    })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
  }
})

test('a history that was filled with unnamed fields can still be read', async () => {
  const entry = { kind: 'keyword', value: 'v', label: 'x', showLabel: 'x', cityId: null, hotelId: null }
  const whole = { ...entry, skuId: null, lat: null, lng: null }
  const caller = { deviceId: 'made-up-0-0' }
  const put = await sendAs(server, 'putSearchHistory', { list: [{ ...whole, x: large }] }, caller)
  expect([put.status, put.body.list]).toEqual([200, [whole]])
  expect((await sendAs(server, 'listSearchHistory', {}, caller)).body.list).toEqual([whole])
})
