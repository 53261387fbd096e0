import type { CombinationPage } from '@/contract/mix-order'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { exchangeDays } from '../../../support/client/exchange-facts'
import { noReply, refusal } from '../../../support/client/held-call'
import { combinationOf } from '../../../support/client/mix-facts'
import { filledPurchase, orderedReply, purchase } from '../../../support/client/purchase-fixture'
import { submitPageWith } from '../../../support/client/voucher-facts'

const DAY = '2026-11-28'

/** A purchase whose date is to be chosen. */
async function dated(options: Parameters<typeof purchase>[0] = {}) {
  const all = await filledPurchase(options)
  void all.store.toggleDate()
  await all.days.reply(exchangeDays())
  return all
}

/** The same with its day, and what it costs. */
async function withDay(change: Partial<CombinationPage> = {}, options: Parameters<typeof purchase>[0] = {}) {
  const all = await dated(options)
  void all.store.date.chooseDay(DAY)
  await all.combinations.reply(combinationOf(1, change))
  return all
}

test('without a date the vouchers cost what they cost, and a day is to be chosen with one', async () => {
  const { store, days } = await dated()
  expect(days.inputs).toEqual([{ skuId: 's1', roomTypeId: 'r1' }])
  expect([store.date.isOn, store.total]).toEqual([true, null])
  await store.toggleDate()
  expect([store.date.isOn, store.total?.totalMinor]).toEqual([false, 80_000])
})

test('vouchers that are not exchanged for a room are sold without a date', async () => {
  const { store } = await filledPurchase()
  const page = submitPageWith(1)
  store.date.fit({ ...page.product, terms: { ...page.product.terms, use: 'code' } })
  await store.toggleDate()
  expect([store.date.isOffered, store.date.isOn]).toEqual([false, false])
})

test('vouchers and date are sent in one order under one key, for the buyer and the guest', async () => {
  const { store, submits, ordered, storage, combinations } = await withDay()
  expect(combinations.inputs).toEqual([{ skuId: 's1', quantity: 1, roomTypeId: 'r1', checkIn: DAY }])
  expect(store.total?.totalMinor).toBe(92_000)
  store.date.form.writeGuest(0, ' Bo  Chen ')
  store.date.form.writeFreeText('A quiet room')
  void store.tapSubmit()
  void store.tapSubmit()
  expect(submits.inputs).toEqual([
    {
      token: 'mix of 1 at 92000',
      contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
      guests: [{ name: 'Bo Chen' }],
      specialRequest: 'A quiet room',
      channel: {},
    },
  ])
  await submits.reply(orderedReply)
  expect([ordered, storage.names()]).toEqual([[orderedReply], []])
})

test('the buyer is the guest until another name is written, and is no giver', async () => {
  const { store } = await filledPurchase()
  store.form.write({ isGift: true })
  void store.toggleDate()
  expect([store.date.form.fields.guestNames, store.form.fields.isGift]).toEqual([['Ada Li'], false])
})

test('without a guest nothing is sent, and the field is shown', async () => {
  const { store, submits, fields } = await withDay()
  store.date.form.writeGuest(0, '')
  await store.tapSubmit()
  expect([submits.inputs, fields, store.date.form.areFaultsShown]).toEqual([[], ['guest-1'], true])
})

test('another number or room is priced anew, and needs no consent', async () => {
  const { store, pages, combinations, days } = await withDay()
  const allowed = store.changeQuantity(2)
  await pages.reply(submitPageWith(2))
  await combinations.reply(combinationOf(2))
  expect([await allowed, store.total?.totalMinor, store.totalChange]).toEqual([true, 172_000, null])
  void store.date.chooseRoom('r2')
  await days.reply(exchangeDays())
  await combinations.reply(combinationOf(2, { roomTypeId: 'r2', differenceMinor: 22_000 }))
  expect([store.total?.totalMinor, store.totalChange]).toEqual([182_000, null])
})

test('an expired token is fetched again before it is sent', async () => {
  const { store, pages, combinations, submits, fake } = await withDay()
  await fake.pass(15 * 60_000)
  void store.tapSubmit()
  await pages.reply(submitPageWith(1))
  await combinations.reply(combinationOf(1, { token: 'new' }))
  expect(submits.inputs).toEqual([expect.objectContaining({ token: 'new' })])
})

test.each(['difference_changed', 'price_changed', 'token_expired'])(
  'after %s another total waits for consent, and is then sent under another key',
  async (code) => {
    const { store, pages, combinations, submits } = await withDay()
    void store.tapSubmit()
    await submits.fail(refusal(code))
    await pages.reply(submitPageWith(1))
    await combinations.reply(combinationOf(1, { differenceMinor: 20_000 }))
    expect([store.totalChange?.fromMinor, submits.inputs.length]).toEqual([92_000, 1])
    store.acceptTotal()
    expect(submits.inputs.at(-1)).toMatchObject({ token: 'mix of 1 at 100000' })
    expect(new Set(submits.keys).size).toBe(2)
  },
)

test('a day that is gone is named, no longer chosen, and the days are read again', async () => {
  const { store, submits, days, toasts } = await withDay()
  void store.tapSubmit()
  await submits.fail(refusal('date_refused'))
  expect([store.date.choice?.checkIn, store.total, toasts.length]).toEqual([null, null, 1])
  expect(days.inputs).toHaveLength(2)
})

test('a day that is gone when it is priced is no longer chosen either', async () => {
  const { store, combinations, toasts } = await dated()
  void store.date.chooseDay(DAY)
  await combinations.fail(refusal('date_refused'))
  expect([store.date.choice?.checkIn, toasts.length]).toEqual([null, 1])
})

test('a price without a reply is shown as a failure, and is read by the next try', async () => {
  const { store, combinations, pages } = await dated()
  void store.date.chooseDay(DAY)
  await combinations.fail(noReply)
  expect([store.total, store.date.price.failure !== null, store.date.choice?.checkIn]).toEqual([null, true, DAY])
  void store.check()
  await pages.reply(submitPageWith(1))
  await combinations.reply(combinationOf())
  expect(store.total?.totalMinor).toBe(92_000)
})

test('without a reply the same body is sent under the same key, also after a reload', async () => {
  const storage = createMemoryStore()
  const first = await withDay({}, { storage })
  void first.store.tapSubmit()
  await first.submits.fail(noReply)
  first.store.leave()
  const second = purchase({ storage })
  void second.store.start()
  expect([second.submits.inputs, second.submits.keys]).toEqual([first.submits.inputs, first.submits.keys])
  expect(second.store.date.choice).toEqual({ roomTypeId: 'r1', checkIn: DAY })
})

test('a visitor signs in first, and date and guests are still there', async () => {
  const { store, submits, required, signIn, pages, combinations } = await withDay({}, { isLogin: false })
  await store.tapSubmit()
  expect([required.length, submits.inputs]).toEqual([1, []])
  signIn()
  store.resume()
  await pages.reply(submitPageWith(1))
  await combinations.reply(combinationOf())
  expect(submits.inputs).toEqual([
    expect.objectContaining({ token: 'mix of 1 at 92000', guests: [{ name: 'Ada Li' }] }),
  ])
})
