import pg from 'pg'
import type { BrowserContext } from 'playwright-core'
import { signInPhone } from './support/app-calls'
import { openPhone } from './support/browser'
import { eventually } from './support/eventually'
import { ticketHouse } from './support/ticket-house'
import { watchLoad } from './support/watched-load'

const house = ticketHouse('noor@example.com', { CLOCK: 'virtual', LOG_LEVEL: 'trace' })

/** A phone whose web pages go by this device id. */
async function openDevice(deviceId: string) {
  const phone = await openPhone(house().browser, house().server.url)
  await phone.context.addInitScript((id) => {
    if (location.protocol !== 'about:') localStorage.setItem('device_id', id)
  }, deviceId)
  return phone
}

const ticketFor = async (deviceId: string) => (await house().native.api.login.createHandOffTicket({ deviceId })).ticket

const addressWith = (ticket: string, uid = house().native.uid) =>
  `/account/wish/list?token=${ticket}&uid=${uid}&fromKey=friend`

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

/** All rows of a table as text. */
async function rowsOf(table: string): Promise<string> {
  const client = new pg.Client({ connectionString: house().server.readServerFile().databaseUrl ?? '' })
  await client.connect()
  const { rows } = await client.query<{ line: string }>(`select row_to_json(t)::text as line from ${table} t`)
  await client.end()
  return rows.map(({ line }) => line).join('\n')
}

const advance = (advanceMs: number) =>
  fetch(`${house().server.url}/dev/clock`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ advanceMs }),
  })

test('a ticket signs its owner in before anything is drawn or told, and leaves no trace', async () => {
  const { page, context, errors } = await openDevice('web-1')
  const load = await watchLoad(context, page)
  const ticket = await ticketFor('web-1')
  await page.goto(addressWith(ticket))
  await page.getByText('Nothing here yet.').waitFor()
  expect(await page.getByRole('dialog', { name: 'Sign in' }).count()).toBe(0)
  expect(await cookieNames(context)).toEqual(expect.arrayContaining(['access_token', 'UID', 'rt']))
  expect(page.url()).toBe(`${house().server.url}/account/wish/list?fromKey=friend`)

  const [first, ...others] = load.requests
  expect(first?.url).toContain(ticket)
  for (const { url, headers } of others) expect(url + JSON.stringify(headers)).not.toContain(ticket)
  expect(others.filter(({ headers }) => 'referer' in headers)).toEqual([])
  const exchange = others.findIndex(({ body }) => body?.includes(ticket))
  const before = others.slice(0, exchange)
  expect(before.map(({ url }) => new URL(url).pathname.replace(/\.[0-9a-f]{7}\./, '.'))).toEqual(
    expect.arrayContaining(['/js/base.js', '/js/app.js']),
  )
  expect(before.filter(({ type }) => !['script', 'stylesheet'].includes(type)).map(({ url }) => url)).toEqual([])
  expect(others.filter(({ body }) => body?.includes(ticket))).toHaveLength(1)

  const seen = await load.seen()
  expect(seen.map(({ what }) => what.split(' ')[0])).toEqual(expect.arrayContaining(['fetch', 'drawn']))
  expect(seen[0]?.what).toMatch(/ticket\/exchange/)
  expect(seen.filter(({ href }) => /token|uid/.test(href))).toEqual([])

  const entries = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(entries.filter((name) => name.includes(ticket))).toEqual([])
  await page.goto('/home')
  await page.goBack()
  await page.getByText('Nothing here yet.').waitFor()
  expect(page.url()).not.toContain('token')
  await page.reload()
  await page.getByText('Nothing here yet.').waitFor()
  expect(await page.evaluate(() => document.referrer)).not.toContain('token')
  await page.goto('about:blank')

  await eventually(
    () => rowsOf('event_log'),
    (rows) => expect(rows).toContain('dwell'),
  )
  expect(await rowsOf('event_log')).not.toContain(ticket)
  expect(house().server.output()).not.toContain(ticket)
  expect(await rowsOf('hand_off_ticket')).not.toContain(ticket)
  expect(errors).toEqual([])
}, 120_000)

test.each([
  {
    what: 'used up, as in a shared link',
    async address() {
      const ticket = await ticketFor('web-1')
      const first = await openDevice('web-1')
      await first.page.goto(addressWith(ticket))
      await first.page.getByText('Nothing here yet.').waitFor()
      return addressWith(ticket)
    },
  },
  { what: 'made for another device', address: async () => addressWith(await ticketFor('web-2')) },
  {
    what: '60 s old',
    async address() {
      const ticket = await ticketFor('web-1')
      await advance(60_000)
      return addressWith(ticket)
    },
  },
  { what: 'somebody else’s', address: async () => addressWith(await ticketFor('web-1'), 'SOMEBODYELSE') },
  { what: 'nobody’s', address: async () => `/account/wish/list?token=${await ticketFor('web-1')}` },
  { what: 'an access token', address: async () => addressWith('eyJhbGciOiJFUzI1NiJ9.e30.c2ln') },
])(
  'a ticket that is $what signs nobody in, and goes from the address all the same',
  async ({ address }) => {
    const { page, context, errors } = await openDevice('web-1')
    const load = await watchLoad(context, page)
    await page.goto(await address())
    await page.getByRole('dialog', { name: 'Sign in' }).waitFor()
    expect(page.url()).not.toMatch(/token|uid/)
    const remaining = await cookieNames(context)
    expect(remaining.filter((name) => ['access_token', 'UID', 'rt'].includes(name))).toEqual([])
    expect((await load.seen()).filter(({ href }) => /token|uid/.test(href))).toEqual([])
    expect(errors).toEqual([])
  },
  120_000,
)

test('an address does not change who is signed in', async () => {
  const { page, context } = await openDevice('web-1')
  await signInPhone(context, house().server.url, 'omar@example.com')
  const uid = (await context.cookies()).find(({ name }) => name === 'UID')?.value
  await page.goto(addressWith(await ticketFor('web-1')))
  await page.getByText('Nothing here yet.').waitFor()
  expect((await context.cookies()).find(({ name }) => name === 'UID')?.value).toBe(uid)
  expect(page.url()).not.toMatch(/token|uid/)
}, 120_000)
