import { sql } from 'drizzle-orm'
import { allRoutes } from '@/contract/all-routes'
import { postHere, runDueJobs } from '../../../server/main/jobs'
import { createRandomSource } from '../../../server/kernel/crypto/random-source'
import { createVirtualClock } from '../../../server/kernel/time/clock'
import { dumpOfDatabase } from '../../support/server/dump-of-database'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'
import { sendEveryCall, type SentCall } from '../../support/access/send-every-call'

// Codes of a kind that no price, day or count looks like.
const firstCode = 739_151
let codes = 0

let server: TestServer
let requested: SentCall[]

beforeAll(async () => {
  const random = createRandomSource(createVirtualClock(new Date('2026-11-21T10:00:00.000Z')))
  const digits = (count: number) => (count === 6 ? String(firstCode + (codes += 1)) : random.digits(count))
  server = await startTestServer({
    env: { LOG_LEVEL: 'trace', UNPAID_ORDERS: '1000' },
    services: { random: { ...random, digits } },
  })
  requested = await sendEveryCall(server)
  await runDueJobs(server.services, { postHere: postHere(server.app) })
}, 180_000)
afterAll(() => server.close())

/** Returns every string or number of a request or reply, with its path. */
function leavesOf(value: unknown, path = ''): [path: string, leaf: unknown][] {
  if (Array.isArray(value)) return value.flatMap((item) => leavesOf(item, path))
  if (value === null || typeof value !== 'object') return [[path, value]]
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, `${path}.${name}`))
}

const values = () => requested.flatMap(({ operationId, reply }) => leavesOf(reply.body, operationId))
const sent = () => requested.flatMap(({ operationId, input }) => leavesOf(input, operationId))

const secretsIn = (leaves: [string, unknown][], names: RegExp): string[] =>
  leaves.flatMap(([path, leaf]) => (names.test(path) && typeof leaf === 'string' && leaf.length > 5 ? [leaf] : []))

const spellings = (secret: string) =>
  [secret, encodeURIComponent(secret)].flatMap((text) => [
    text,
    Buffer.from(text).toString('base64'),
    Buffer.from(text).toString('hex'),
  ])

test('every call was sent', () =>
  expect(requested.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(allRoutes).toSorted()))

describe('what is stored and logged after all of them', () => {
  let stored: string
  beforeAll(async () => {
    // The development mailbox is the emails themselves; where mail is sent by SMTP nothing is written there.
    stored = `${await dumpOfDatabase(server.services.database, ['dev_mail'])}\n${server.logLines.join('')}`
  })

  test('holds no token or ticket', () => {
    const tokens = secretsIn(values(), /\.(access_token|refreshToken|ticket|path)$/)
    expect(tokens.length).toBeGreaterThan(0)
    for (const token of tokens.map((text) => text.replace(/^.*ticket=/, ''))) {
      expect(spellings(token).filter((text) => stored.includes(text))).toEqual([])
    }
  })

  test('holds no number of a document or an account that was sent', () => {
    const numbers = secretsIn(sent(), /\.(idNo|idNumber|cardNo|number)$/)
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers) expect(spellings(number).filter((text) => stored.includes(text))).toEqual([])
  })

  test('holds no code', () => {
    expect(codes).toBeGreaterThan(0)
    const all = Array.from({ length: codes }, (_empty, index) => String(firstCode + index + 1))
    expect(all.filter((code) => new RegExp(`(?<![\\w.])${code}(?!\\w)`).test(stored))).toEqual([])
  })

  // An uploaded picture is re-encoded, so nothing of the file itself is left in it; a document holds what its own row holds.
  test('holds nothing in bytes but pictures and documents, where this search would not see it', async () => {
    const { rows } = await server.services.database.db.execute(
      sql`select table_name, column_name from information_schema.columns where table_schema = 'public' and data_type = 'bytea' order by 1`,
    )
    expect(rows).toEqual([
      { table_name: 'document_copy', column_name: 'pdf' },
      { table_name: 'hotel_picture', column_name: 'content' },
      { table_name: 'uploaded_file', column_name: 'content' },
    ])
  })
})

describe('ids in replies', () => {
  const isIdName = (path: string) =>
    /(^|\.)(id|ids|uid|userID|orderid|pid|key)$|[a-z](Id|Ids|No)$/.test(path) && !/\.(idNo|requestId)$/.test(path)
  // A client names its own messages, and only within its chat.
  const ids = () =>
    values().filter(
      ([path, leaf]) =>
        isIdName(path) && !path.endsWith('.clientId') && leaf !== null && leaf !== '' && typeof leaf !== 'boolean',
    )

  /** Ids of the public catalogue are names that everybody may know. */
  async function catalogueIds(): Promise<Set<string>> {
    const { rows } = await server.services.database.db.execute<{ id: string }>(sql`
      select id from hotel union select id from city union select id from room_type union select id from package
      union select id from moment union select id from sku`)
    return new Set(rows.map(({ id }) => id))
  }

  const isUlid = (text: string) => /^[0-9A-HJKMNP-TV-Z]{26}$/.test(text)
  const isToken = (text: string) => /^[\w-]{22,}$/.test(text) && !/^\d+$/.test(text)
  // Random digits for people to read out, of an order and of a certificate; no call takes them.
  const isOrderNo = (text: string) => /^(SL\d{12}|E\d{10})$/.test(text)

  test('are never numbers, and beside those of the catalogue nobody can guess them', async () => {
    const known = await catalogueIds()
    const guessable = ids().filter(([, leaf]) => {
      if (typeof leaf !== 'string') return true
      return ![isUlid, isToken, isOrderNo, (text: string) => known.has(text)].some((isGood) => isGood(leaf))
    })
    expect(guessable).toEqual([])
  })

  test('do not count up: of two made at the same instant the random parts share nothing', async () => {
    const known = await catalogueIds()
    const own = [...new Set(ids().flatMap(([, leaf]) => (typeof leaf === 'string' && !known.has(leaf) ? [leaf] : [])))]
    const randomParts = own.map((id) => (isUlid(id) ? id.slice(10) : id.replace(/^SL/, ''))).toSorted()
    const sharedLengths = randomParts.slice(1).map((part, index) => {
      const before = randomParts[index] ?? ''
      return [...part].findIndex((character, place) => character !== before[place])
    })
    expect(own.length).toBeGreaterThan(10)
    // Of a few dozen random texts two begin with the same eight characters once in many millions of runs.
    expect(sharedLengths.filter((length) => length >= 8)).toEqual([])
  })
})
