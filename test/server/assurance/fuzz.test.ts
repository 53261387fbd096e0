import { sql } from 'drizzle-orm'
import { Compile } from 'typebox/compile'
import { closedSchema } from '../../../server/kernel/http/replies'
import { fuzzRequest } from '../../support/fuzz/fuzz-request'
import { readOperations, type JsonSchema, type Operation } from '../../support/fuzz/operations'
import type { KnownThings } from '../../support/fuzz/valid-value'
import { allRoutes } from '@/contract/all-routes'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

/** FUZZ_SEED replays a run; FUZZ_ONLY=operationId:index a single request of it. `npm run fuzz` sends more to each call. */
const seed = Number(process.env.FUZZ_SEED ?? 1)
const perCall = Number(process.env.FUZZ_PER_CALL ?? 300)
const [onlyCall, onlyIndex] = (process.env.FUZZ_ONLY ?? '').split(':')
const AT_ONCE = 32

let server: TestServer
let operations: Map<string, Operation>
let known: KnownThings
let token: string

async function thingsOf({ services }: TestServer): Promise<KnownThings> {
  const ids = async (query: ReturnType<typeof sql>) =>
    (await services.database.db.execute<{ id: string }>(query)).rows.map(({ id }) => id)
  const hotelId = await ids(sql`select id from hotel order by id limit 5`)
  const bizId = [...hotelId, ...(await ids(sql`select id from moment order by id limit 5`))]
  return {
    hotelId,
    businessId: hotelId,
    id: hotelId,
    bizId,
    cityId: await ids(sql`select id from city order by id limit 3`),
    pid: await ids(sql`select id from package order by id limit 5`),
    checkIn: ['2026-12-01', '2026-12-02'],
    checkOut: ['2026-12-03', '2026-12-04'],
    from: ['2026-12-01'],
    currencyCode: ['EUR', 'CNY'],
    currency: ['EUR'],
  }
}

beforeAll(async () => {
  server = await startTestServer({ template: 'staylark_seeded', env: { LOG_LEVEL: 'error' } })
  operations = new Map((await readOperations(server)).map((operation) => [operation.operationId, operation]))
  known = await thingsOf(server)
}, 120_000)
afterAll(() => server.close())

const prototypes = [Object.prototype, Array.prototype, String.prototype, Function.prototype]
const namesOfPrototypes = () => prototypes.map((one) => Object.getOwnPropertyNames(one).join(' '))

const checkOf = (schema: JsonSchema) => Compile(closedSchema(schema))

/** Returns a function that describes what is wrong with a reply, or null if nothing is. */
function faultFinder({ replies }: Operation) {
  const good = checkOf(replies['200'] ?? {})
  const refusal = checkOf(replies['4xx'] ?? {})
  return (status: number, body: string): string | null => {
    if (status >= 500) return `answered ${status} ${body.slice(0, 300)}`
    if (status === 304 && body === '') return null
    const reply: unknown = JSON.parse(body)
    const check = status === 200 ? good : refusal
    if (check.Check(reply)) return null
    const [first] = check.Errors(reply)
    return `left its contract with ${status} at ${first?.instancePath}: ${first?.message}`
  }
}

async function request(operation: Operation, index: number, findFault: ReturnType<typeof faultFinder>) {
  const reply = await server.app.inject(fuzzRequest({ operation, seed, index, token, known }))
  const fault = findFault(reply.statusCode, reply.body)
  return fault === null ? [] : [`FUZZ_SEED=${seed} FUZZ_ONLY=${operation.operationId}:${index} ${fault}`]
}

test('the document describes every call', () =>
  expect([...operations.keys()].toSorted()).toEqual(Object.keys(allRoutes).toSorted()))

test.each(Object.keys(allRoutes).filter((id) => !onlyCall || id === onlyCall))(
  '%s answers whatever comes by its contract, and never fails',
  async (operationId) => {
    const operation = operations.get(operationId)
    if (!operation) throw new Error(`no ${operationId}`)
    // Somebody new each time: calls that end a sign-in or an account would make visitors of all that follow.
    token = (await signIn(server.services)).token
    const before = namesOfPrototypes()
    const findFault = faultFinder(operation)
    const indexes = onlyIndex ? [Number(onlyIndex)] : Array.from({ length: perCall }, (_, index) => index)
    const faults: string[] = []
    for (let at = 0; at < indexes.length; at += AT_ONCE) {
      const batch = indexes.slice(at, at + AT_ONCE)
      faults.push(...(await Promise.all(batch.map((index) => request(operation, index, findFault)))).flat())
    }
    expect(faults.slice(0, 10)).toEqual([])
    expect(namesOfPrototypes()).toEqual(before)
    expect(Reflect.get({}, 'polluted')).toBeUndefined()
    expect(server.logLines.filter((line) => line.includes('call failed'))).toEqual([])
  },
  60_000 + perCall * 30,
)
