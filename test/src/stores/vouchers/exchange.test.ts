import type { ExchangeDifference, ExchangeInfo, ExchangeReply, SubmitExchange } from '@/contract/exchange'
import type { ExchangeDates } from '@/contract/product'
import type { NamedStore } from '@/platform/storage/contract'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { ExchangeStore } from '@/stores/vouchers/exchange'
import { differenceOf, exchangeDays, exchangeInfo } from '../../../support/client/exchange-facts'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

const DAY = '2026-11-28'
const reply: ExchangeReply = {
  orderid: 'e1',
  orderNo: 'SL1',
  couponOrderId: 'o1',
  status: 'TO_PAY',
  certificateNo: null,
  payId: 'p1',
  payExpireTime: '2026-11-21T10:15:00.000Z',
}
const traveler = { id: 't1', name: 'Ben Wu', idType: 'passport', idTypeName: 'Passport', idNo: 'E1****78' }
const saved = { ...traveler, birthday: null, tel: '13900000000', disabled: false }

function exchange(storage = createMemoryStore()) {
  const fake = createFakeTimers()
  const infos = heldCall<{ voucherId: string }, ExchangeInfo>()
  const days = heldCall<object, ExchangeDates>()
  const differences = heldCall<object, ExchangeDifference>()
  const submits = heldCall<SubmitExchange, ExchangeReply>()
  const toasts: string[] = []
  const fields: string[] = []
  const booked: ExchangeReply[] = []
  const signIns: string[] = []
  let keys = 0
  const store = new ExchangeStore(
    {
      exchange: {
        getExchangeVerifyInfo: infos.call,
        getExchangeDates: days.call,
        getExchangePriceDifference: differences.call,
        submitExchange: submits.call,
      },
      session: { isLogin: true, uid: 'ada' },
      login: { require: () => void signIns.push('sign in'), takePendingAction: () => null },
      toast: { show: (text) => void toasts.push(text) },
      clock: fake.clock,
      timers: fake.timers,
      tabStorage: storage,
      goToField: (id) => void fields.push(id),
      newKey: () => `key ${(keys += 1)}`,
      channel: () => ({}),
      onBooked: (done) => void booked.push(done),
    },
    'v1',
  )
  return { store, fake, infos, days, differences, submits, toasts, fields, booked, signIns, storage }
}

/** A voucher whose day is chosen, with the difference of it. */
async function chosen(info: Partial<ExchangeInfo> = {}, storage?: NamedStore) {
  const all = exchange(storage)
  void all.store.start()
  await all.infos.reply(exchangeInfo(info))
  await all.days.reply(exchangeDays())
  void all.store.chooseDay(DAY)
  await all.differences.reply(differenceOf())
  return all
}

/** The same with a guest. */
async function filled() {
  const all = await chosen()
  all.store.form.writeGuest(0, 'Ada Li')
  return all
}

test('the first room and all nights are chosen, and its days are read', async () => {
  const { store, infos, days, differences } = exchange()
  void store.start()
  await infos.reply(exchangeInfo())
  expect(days.inputs).toEqual([{ voucherId: 'v1', roomTypeId: 'r1', nights: 2 }])
  expect(differences.inputs).toEqual([])
  expect(store.choice).toEqual({ roomTypeId: 'r1', nights: 2, checkIn: null })
})

test('the contact of the voucher is filled in', async () => {
  const { store } = await chosen()
  expect(store.form.fields.contact).toMatchObject({ email: 'ada@example.com', phone: '13800000000' })
})

test('another room has other days and another difference', async () => {
  const { store, days, differences } = await chosen()
  void store.chooseRoom('r2')
  expect(days.inputs.at(-1)).toEqual({ voucherId: 'v1', roomTypeId: 'r2', nights: 2 })
  expect(differences.inputs.at(-1)).toEqual({ voucherId: 'v1', roomTypeId: 'r2', nights: 2, checkIn: DAY })
})

test('a voucher with no date to book asks for none', async () => {
  const { store, infos, days } = exchange()
  void store.start()
  await infos.reply(exchangeInfo({ triesLeft: 0 }))
  expect([store.isFree, days.inputs]).toEqual([false, []])
})

test('a form without a guest is not sent, and shows where', async () => {
  const { store, submits, fields, toasts } = await chosen()
  await store.tapSubmit()
  expect([submits.inputs, fields]).toEqual([[], ['guest-1']])
  expect(toasts).toHaveLength(1)
})

test('a date is sent with the token that fixes its difference, and leads to the payment', async () => {
  const { store, submits, booked, storage } = await filled()
  void store.tapSubmit()
  expect(submits.inputs).toEqual([expect.objectContaining({ token: 'token at 12000', guests: [{ name: 'Ada Li' }] })])
  await submits.reply(reply)
  expect(booked).toEqual([reply])
  expect(storage.names()).toEqual([])
})

test('where documents are needed the chosen travelers are the guests', async () => {
  const { store, submits } = await chosen({ needsDocuments: true })
  store.chooseGuests([saved, { ...saved, id: 't2', name: 'Cem Ay' }])
  void store.tapSubmit()
  expect(submits.inputs[0]?.guests).toEqual([
    { name: 'Ben Wu', travelerId: 't1' },
    { name: 'Cem Ay', travelerId: 't2' },
  ])
})

test('a difference that has changed is shown before it is sent again', async () => {
  const { store, submits, differences } = await filled()
  void store.tapSubmit()
  await submits.fail(refusal('difference_changed'))
  await differences.reply(differenceOf({ differenceMinor: 15_000 }))
  expect(store.notice).toBe('The difference has changed since you saw it: from CNY 120 to CNY 150.')
  expect(submits.inputs).toHaveLength(1)
  void store.tapSubmit()
  expect(submits.inputs.at(-1)?.token).toBe('token at 15000')
})

test('a token that is over is renewed by itself, where the difference is the same', async () => {
  const { store, fake, submits, differences } = await filled()
  await fake.pass(15 * 60_000)
  void store.tapSubmit()
  await differences.reply(differenceOf({ token: 'fresh' }))
  expect(submits.inputs.map(({ token }) => token)).toEqual(['fresh'])
})

test('a day that is gone meanwhile is chosen no more', async () => {
  const { store, submits, days, toasts } = await filled()
  void store.tapSubmit()
  await submits.fail(refusal('sold_out'))
  expect([store.choice?.checkIn, store.difference.value]).toEqual([null, null])
  expect([days.inputs.length, toasts.length]).toEqual([2, 1])
})

test('a voucher that is not free any more is read again', async () => {
  const { store, submits, infos } = await filled()
  void store.tapSubmit()
  await submits.fail(refusal('voucher_state'))
  expect(infos.inputs).toHaveLength(2)
  await infos.reply(exchangeInfo({ refusal: { code: 'voucher_state', text: 'Not free' } }))
  expect(store.isFree).toBe(false)
})

test('without a reply the same body goes out under the same key, also after a reload', async () => {
  const storage = createMemoryStore()
  const before = await chosen({}, storage)
  before.store.form.writeGuest(0, 'Ada Li')
  void before.store.tapSubmit()
  await before.submits.fail(noReply)
  expect(before.store.submit.state.step).toBe('unknown')
  const after = exchange(storage)
  void after.store.start()
  expect(after.submits.inputs).toEqual(before.submits.inputs)
  expect(after.store.choice).toEqual({ roomTypeId: 'r1', nights: 2, checkIn: DAY })
})
