import type { GuestOrder } from '@/contract/guest-order'
import { ResendWait } from '@/stores/account/resend-wait'
import { FindOrderStore } from '@/stores/booking/find-order'
import { GuestOrderAccess } from '@/stores/booking/guest-order'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

type Reply = { step: 'code'; resendAt: string; expiresAt: string } | GuestOrder

const now = '2026-11-21T10:00:00.000Z'
const sent: Reply = { step: 'code', resendAt: now, expiresAt: now }
const opened = {
  step: 'order',
  guestToken: 'guest token',
  expiresAt: '2026-11-21T10:30:00.000Z',
  order: { type: 'hotel', orderid: 'o1', serverTime: now },
} as GuestOrder
const openedVouchers: GuestOrder = {
  ...opened,
  order: { type: 'coupon', orderid: 'v1', orderNo: 'SL1', serverTime: now },
}

const minute = 60_000

function page() {
  const fake = createFakeTimers()
  const finds = heldCall<{ email: string; orderNo: string; code?: string }, Reply>()
  const access = new GuestOrderAccess(fake.clock)
  const toasts: string[] = []
  const shown: unknown[] = []
  const store = new FindOrderStore({
    findOrderAsGuest: finds.call,
    access,
    wait: new ResendWait(fake.clock, fake.timers),
    toast: { show: (text) => void toasts.push(text) },
    onOpened: ({ type, orderid }) => void shown.push([type, orderid]),
  })
  return { store, finds, access, toasts, shown, fake }
}

/** A page whose code is on its way. */
async function codePage() {
  const parts = page()
  const { store, finds } = parts
  store.type('email', ' Ada@Example.com ')
  store.type('orderNo', 'sl 1234 5678 9012')
  void store.submit()
  await finds.reply(sent)
  return parts
}

const lookup = { email: 'ada@example.com', orderNo: 'SL123456789012' }

test.each([
  ['', '', 'email', 'Invalid Email Address'],
  ['ada', 'SL123456789012', 'email', 'Invalid Email Address'],
  ['ada@example.com', '123', 'orderNo', 'Please enter the number from your e-mail: SL and 12 digits.'],
])('%j and %j are not sent', (email, orderNo, field, text) => {
  const { store, finds } = page()
  store.type('email', email)
  store.type('orderNo', orderNo)
  void store.submit()
  expect([store.fault, finds.inputs]).toEqual([{ field, text }, []])
  store.type('email', 'x')
  expect(store.fault).toBeNull()
})

test('a code is requested once, and again after a minute', async () => {
  const { store, finds, fake } = await codePage()
  expect([store.step, store.sentTo, store.secondsToResend]).toEqual(['code', lookup.email, 60])
  void store.resend()
  expect(finds.inputs).toEqual([lookup])
  await fake.pass(minute)
  void store.resend()
  void store.resend()
  expect(finds.inputs).toEqual([lookup, lookup])
})

test('a code that was just sent is good still', async () => {
  const { store, finds } = page()
  store.type('email', lookup.email)
  store.type('orderNo', lookup.orderNo)
  void store.submit()
  await finds.fail(refusal('code_just_sent', { retryAfterSeconds: 42 }))
  expect([store.step, store.secondsToResend]).toEqual(['code', 42])
})

test('a whole code is sent by itself, and opens the order for as long as its token is good', async () => {
  const { store, finds, access, shown, fake } = await codePage()
  for (const code of ['1', '12 34', '123-456']) store.type('code', code)
  expect(finds.inputs.slice(1)).toEqual([{ ...lookup, code: '123456' }])
  await finds.reply(opened)
  expect(shown).toEqual([['hotel', 'o1']])
  expect([access.opens('o1'), access.opens('o2'), access.token]).toEqual([true, false, 'guest token'])
  await fake.pass(30 * minute - 1)
  expect(access.opens('o1')).toBe(true)
  await fake.pass(1)
  expect([access.opens('o1'), access.token]).toEqual([false, null])
})

test('a code opens an order of vouchers as it opens a booking', async () => {
  const { store, finds, access, shown } = await codePage()
  store.type('code', '123456')
  await finds.reply(openedVouchers)
  expect(shown).toEqual([['coupon', 'v1']])
  expect([access.opens('v1'), access.opens('o1'), access.token]).toEqual([true, false, 'guest token'])
})

test('a refused code is not sent again, another one is', async () => {
  const { store, finds } = await codePage()
  store.type('code', '111111')
  await finds.fail({ ...refusal('code_wrong', undefined, 'That code is not right.'), field: 'code' })
  expect(store.fault).toEqual({ field: 'code', text: 'That code is not right.' })
  void store.submit()
  expect([store.fault?.field, finds.inputs.length]).toEqual(['code', 2])
  store.type('code', '222222')
  expect(finds.inputs).toHaveLength(3)
})

test('a code whose reply never came is sent again', async () => {
  const { store, finds, toasts } = await codePage()
  store.type('code', '111111')
  await finds.fail(noReply)
  expect([toasts.length, store.fault]).toEqual([1, null])
  void store.submit()
  expect(finds.inputs).toHaveLength(3)
})

test('parts of a code are not sent', async () => {
  const { store, finds } = await codePage()
  for (const code of ['', '123']) {
    store.type('code', code)
    void store.submit()
    expect(store.fault?.field).toBe('code')
  }
  expect(finds.inputs).toHaveLength(1)
})

test('going back to the fields forgets the code and keeps what was typed', async () => {
  const { store } = await codePage()
  store.type('code', '12')
  store.edit()
  expect([store.step, store.code, store.orderNo]).toEqual(['lookup', '', 'sl 1234 5678 9012'])
})

test('whoever is signed in may see any order, a guest the opened one while its token is good', async () => {
  const { fake } = page()
  const access = new GuestOrderAccess(fake.clock)
  const session = { isLogin: false, uid: null }
  const [own, other] = [access.accessTo('o1', session), access.accessTo('o2', session)]
  expect([own.isLogin, other.isLogin]).toEqual([false, false])
  access.open(opened)
  expect([own.isLogin, other.isLogin]).toEqual([true, false])
  expect([own.isGuest, other.isGuest]).toEqual([true, false])
  await fake.pass(30 * minute)
  expect([own.isLogin, own.isGuest]).toEqual([false, false])
  session.isLogin = true
  expect([own.isLogin, other.isLogin]).toEqual([true, true])
})
