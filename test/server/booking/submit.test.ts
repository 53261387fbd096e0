import { addHotel, type TestHotel } from '../../support/server/add-hotel'
import { type BookingClient, bookingClient, usualStay } from '../../support/server/booking-client'
import { checkLedger } from '../../support/server/check-ledger'
import { signIn } from '../../support/server/sign-in'
import { startTestServer, type TestServer } from '../../support/server/start-test-server'

let server: TestServer
let client: BookingClient
let hotel: TestHotel

beforeAll(async () => {
  server = await startTestServer({ connections: 20 })
  client = bookingClient(server)
})
beforeEach(async () => {
  hotel = await addHotel(server.services.database.db)
})
afterEach(() => checkLedger(server.services.database.db))
afterAll(() => server.close())

const countOrders = async () => {
  const { rows } = await server.services.database.db.execute<{ amount: number }>(
    `select count(*)::int as amount from hotel_order where hotel_id = '${hotel.hotelId}'`,
  )
  return rows[0]?.amount
}
const override = (body: object) => server.app.inject({ method: 'POST', url: '/dev/inventory', payload: body })
const tokenOf = async (more: object = {}) => (await client.verify(hotel.pid, more)).body.verifyToken

describe('price check', () => {
  test.each([
    ['the total that was seen', 220_000, 'CNY', 'available'],
    ['a lower total', 200_000, 'CNY', 'price_changed'],
    ['a higher total', 230_000, 'CNY', 'price_changed'],
    ['a total in another currency', 30_000, 'USD', 'available'],
    ['no total', undefined, undefined, 'available'],
  ])('expecting %s', async (_name, expectedTotalMinor, expectedCurrencyCode, status) => {
    const { body } = await client.verify(hotel.pid, { expectedTotalMinor, expectedCurrencyCode })
    expect(body.status).toBe(status)
    expect(body.previous?.totalMinor).toBe(status === 'price_changed' ? expectedTotalMinor : undefined)
  })

  test('sold out names the nights and what the hotel still has', async () => {
    await override({ pid: hotel.pid, day: '2026-12-02', total: 0 })
    const { status, body } = await client.verify(hotel.pid)
    expect([status, body.code]).toEqual([409, 'sold_out'])
    expect(body.data.unavailable).toMatchObject({ reason: 'no_inventory', dates: ['2026-12-02'] })
    expect(body.data.alternatives).toMatchObject([{ pid: hotel.suitePid, price: { totalMinor: 660_000 } }])
    await override({ pid: hotel.suitePid, day: '2026-12-02', total: 0 })
    expect((await client.verify(hotel.pid)).body.data).toMatchObject({
      alternatives: [],
      nearestDates: { checkIn: '2026-11-30', checkOut: '2026-12-02' },
    })
  })

  test.each([
    ['too many adults', { adults: 5, rooms: 2 }, 'occupancy_mismatch'],
    ['too many rooms', { rooms: 9, adults: 9 }, 'sold_out'],
    ['too many nights', { checkOut: '2026-12-20' }, 'stay_rules'],
    ['a day that is over', { checkIn: '2026-11-01', checkOut: '2026-11-02' }, 'stay_rules'],
  ])('%s', async (_name, stay, code) => {
    const reply = await client.verify(hotel.pid, stay)
    expect([reply.status, reply.body.code]).toEqual([409, code])
  })

  test('an unknown package', async () => {
    expect((await client.verify('nothing')).status).toBe(404)
  })
})

describe('verify token', () => {
  test.each([
    ['a changed end', (token: string) => `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`],
    ['a changed middle', (token: string) => token.replace(/\.(.)/, (_all, first) => (first === 'e' ? '.f' : '.e'))],
    ['one without a signature', (token: string) => token.replace(/[^.]*$/, '')],
    ['nothing', () => ''],
  ])('%s is refused and nothing is booked', async (_name, change) => {
    const { status, body } = await client.submit(await client.person(), change(await tokenOf()))
    expect([status, body.code]).toEqual([400, 'bad_token'])
    expect(await countOrders()).toBe(0)
  })

  test('an access token is no verify token', async () => {
    const person = await client.person()
    expect((await client.submit(person, person.token)).body.code).toBe('bad_token')
  })

  test('it is good for 15 minutes', async () => {
    const person = await client.person()
    const token = await tokenOf()
    server.clock.advance(15 * 60_000 - 1000)
    const { uid, sid } = person
    const { signAccessToken } = await import('../../../server/account/access-token')
    const renewed = { ...person, token: await signAccessToken(server.services, { uid, sid }) }
    const early = await client.submit(renewed, token)
    expect(early.status).toBe(200)
    server.clock.advance(1000)
    const late = await client.submit(renewed, token)
    expect([late.status, late.body.code]).toEqual([410, 'token_expired'])
  })

  test('a retry of what was booked in time still finds its order', async () => {
    const person = await client.person()
    const token = await tokenOf()
    const first = await client.submit(person, token, { key: 'late-retry' })
    server.clock.advance(14 * 60_000)
    const { signAccessToken } = await import('../../../server/account/access-token')
    const renewed = { ...person, token: await signAccessToken(server.services, person) }
    server.clock.advance(2 * 60_000)
    const retry = await client.submit(renewed, token, { key: 'late-retry' })
    expect(retry.text).toBe(first.text)
  })
})

describe('price between check and submit', () => {
  test.each([
    ['rises', 150_000, 165_000],
    ['falls', 50_000, 55_000],
  ])(
    'it %s: nothing is booked, the new offer comes with a token that can be booked',
    async (_name, night, oneNight) => {
      const person = await client.person()
      const token = await tokenOf()
      await override({ roomTypeId: hotel.roomTypeId, day: '2026-12-01', priceMinor: night })
      const { status, body } = await client.submit(person, token)
      expect([status, body.code]).toEqual([409, 'price_changed'])
      expect(await countOrders()).toBe(0)
      expect(body.data).toMatchObject({ status: 'price_changed', previous: { totalMinor: 220_000 } })
      expect(body.data.price.totalMinor).toBe(oneNight + 110_000)
      expect((await client.submit(person, body.data.verifyToken)).status).toBe(200)
    },
  )

  test('other terms are another offer too', async () => {
    const person = await client.person()
    const token = await tokenOf()
    await server.services.database.db.execute(`update package set return_policy = 3 where id = '${hotel.pid}'`)
    const { body } = await client.submit(person, token)
    expect(body).toMatchObject({ code: 'price_changed', message: 'The terms of this offer have changed.' })
  })
})

describe('what is typed', () => {
  test.each([
    ['too few guests', { guests: [] }, 'guests'],
    ['too many guests', { guests: [{ name: 'A' }, { name: 'B' }] }, 'guests'],
    ['a blank guest', { guests: [{ name: ' \u0000\n' }] }, 'guests.0.name'],
    ['no e-mail address', { contact: { name: 'A', email: 'no', countryCode: '86', phone: '12345' } }, 'contact.email'],
    [
      'a phone of letters',
      { contact: { name: 'A', email: 'a@b.cn', countryCode: '86', phone: 'call me' } },
      'contact.phone',
    ],
  ])('%s', async (_name, form, field) => {
    const { status, body } = await client.submit(await client.person(), await tokenOf(), { form })
    expect([status, body.field]).toEqual([400, field])
    expect(await countOrders()).toBe(0)
  })

  test('it is stored trimmed', async () => {
    const person = await client.person()
    const form = {
      guests: [{ name: '  Zoë \u0007 Müller\u202e ' }],
      contact: { name: ' Ada\tLi ', email: ' Ada@Example.COM ', countryCode: '+86', phone: ' 138 0000 ' },
      specialRequest: ' Quiet\r\n\r\nplease\u2066 ',
    }
    const { body } = await client.submit(person, await tokenOf(), { form })
    expect((await client.request('getOrderDetail', { orderid: body.orderid }, person)).body).toMatchObject({
      guests: [{ name: 'Zoë Müller' }],
      contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '138 0000' },
      specialRequest: 'Quiet\n\nplease',
    })
  })
})

describe('idempotency', () => {
  test('the same key a thousand times at once creates one order and one reply', async () => {
    const person = await client.person()
    const token = await tokenOf()
    const replies = await Promise.all(Array.from({ length: 1000 }, () => client.submit(person, token, { key: 'same' })))
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    expect(replies[0]?.status).toBe(200)
    expect(await countOrders()).toBe(1)
  })

  test('another body under the key is refused, another person has keys of their own', async () => {
    const [ada, bob] = [await client.person(), await client.person()]
    const token = await tokenOf()
    const first = await client.submit(ada, token, { key: 'shared' })
    const other = await client.submit(ada, token, { key: 'shared', form: { arriveTime: '20:00' } })
    expect([other.status, other.body.code]).toEqual([422, 'idempotency_key_reused'])
    const foreign = await client.submit(bob, token, { key: 'shared' })
    expect(foreign.status).toBe(200)
    expect(foreign.body.orderid).not.toBe(first.body.orderid)
  })

  test('a key is free again after a refusal', async () => {
    const person = await client.person()
    const token = await tokenOf()
    await override({ pid: hotel.pid, day: '2026-12-01', total: 0 })
    expect((await client.submit(person, token, { key: 'again' })).body.code).toBe('sold_out')
    await override({ pid: hotel.pid, day: '2026-12-01', total: 1 })
    expect((await client.submit(person, token, { key: 'again' })).status).toBe(200)
  })

  test('the buyer of the last room gets it again with the same key', async () => {
    await override({ pid: hotel.pid, days: ['2026-12-01', '2026-12-02'], total: 1 })
    const person = await client.person()
    const token = await tokenOf()
    const first = await client.submit(person, token, { key: 'lost-answer' })
    const retry = await client.submit(person, token, { key: 'lost-answer' })
    expect([first.status, retry.text]).toEqual([200, first.text])
    expect((await client.submit(person, token, { key: 'new' })).body.code).toBe('sold_out')
  })

  test('without a key nothing is booked', async () => {
    const person = await client.person()
    const reply = await client.request('submitPackageOrder', { verifyToken: await tokenOf() }, person)
    expect(reply.status).toBe(400)
  })
})

describe('a second booking of the same stay', () => {
  test('it is refused while the first is unpaid, and names it', async () => {
    const person = await client.person()
    const first = await client.book(person, hotel.pid)
    const { status, body } = await client.submit(person, await tokenOf())
    expect([status, body.code]).toEqual([409, 'duplicate_order'])
    expect(body.data).toEqual({ orderid: first.orderid, orderNo: first.orderNo, payId: first.payId })
  })

  test('of many at once one is booked', async () => {
    const person = await client.person()
    const token = await tokenOf()
    const replies = await Promise.all(Array.from({ length: 30 }, () => client.submit(person, token)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(replies.map(({ body }) => body.code))).toEqual(new Set([undefined, 'duplicate_order']))
  })

  test('other days, and the same ones once the first is paid, can be booked', async () => {
    const person = await client.person()
    const first = await client.book(person, hotel.pid)
    await client.book(person, hotel.pid, { checkIn: '2026-12-02', checkOut: '2026-12-03' })
    await client.pay(first.payId)
    await client.book(person, hotel.pid, usualStay)
    expect(await countOrders()).toBe(3)
  })
})

describe('unpaid orders hold rooms, so an account has few of them', () => {
  const dayOf = (day: number) => `2026-12-${String(day).padStart(2, '0')}`
  const nightFrom = (day: number) => ({ checkIn: dayOf(day), checkOut: dayOf(day + 1), rooms: 1 })
  const tokens = (count: number) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const { body } = await client.verify(hotel.pid, nightFrom(index + 1))
        return String(body.verifyToken)
      }),
    )

  test.each([
    ['an account in its first day', 0, 2],
    ['an account a day old', 1, 5],
  ])('%s, submitting many at once', async (_name, ageDays, most) => {
    const person = await signIn(server.services, { ageDays })
    const replies = await Promise.all((await tokens(12)).map((token) => client.submit(person, token)))
    const booked = replies.filter(({ status }) => status === 200)
    const refused = replies.filter(({ body }) => body.code === 'too_many_unpaid')
    expect([booked.length, refused.length]).toEqual([most, 12 - most])
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 409))
    const ids = booked.map(({ body }) => body.orderid).toSorted()
    for (const { body } of refused) {
      const named: { orderid: string }[] = body.data.orders
      expect(named.map(({ orderid }) => orderid).toSorted()).toEqual(ids)
    }
    expect(await countOrders()).toBe(most)
  })

  test('one that is paid, or ends unpaid, makes room for another; the same stay again is still a duplicate', async () => {
    const person = await signIn(server.services)
    const [first, second, third, fourth] = await tokens(4)
    const { payId } = (await client.submit(person, first ?? '')).body
    await client.submit(person, second ?? '')
    expect((await client.submit(person, third ?? '')).body.code).toBe('too_many_unpaid')
    expect((await client.submit(person, second ?? '')).body.code).toBe('duplicate_order')
    await client.pay(payId)
    expect((await client.submit(person, third ?? '')).status).toBe(200)
    expect((await client.submit(person, fourth ?? '')).body.code).toBe('too_many_unpaid')
  })
})

test('a visitor cannot book', async () => {
  const reply = await client.request('submitPackageOrder', { verifyToken: await tokenOf() }, undefined, 'k')
  expect(reply.status).toBe(401)
})
