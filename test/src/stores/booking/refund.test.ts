import type { HotelOrder } from '@/contract/order'
import type { SentFile } from '@/contract/upload'
import type { ApplyForCancel, CancelQuote } from '@/contract/refund'
import { refundDraftName } from '@/domain/orders/refund-form'
import type { ChosenFile } from '@/platform/files/contract'
import { type AppliedCancel, RefundStore } from '@/stores/booking/refund'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { createFakeTimers, settle } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { hotelOrderWith } from '../../../support/client/order-facts'
import { feeQuoteWith, quoteWith, refundWith } from '../../../support/client/refund-facts'

const startMs = Date.parse('2026-11-20T08:00:00.000Z')
const minuteMs = 60_000

const chosenFile: ChosenFile = { name: 'note.pdf', sizeBytes: 100, file: { kind: 'path', path: 'x' } }
const sentFile: SentFile = { fileId: 'f1', fileName: 'note.pdf', mediaType: 'application/pdf', sizeBytes: 100 }

function refundPage(tabStorage = createMemoryStore(), isLogin = true) {
  const time = createFakeTimers(startMs)
  const orders = heldCall<object, HotelOrder>()
  const quotes = heldCall<{ rooms?: string }, CancelQuote>()
  const applications = heldCall<ApplyForCancel, AppliedCancel>()
  const uploads = heldCall<object, SentFile>()
  const prompts: unknown[] = []
  let keys = 0
  const store = new RefundStore(
    {
      upload: { uploadRefundFile: uploads.call },
      chooser: { sources: ['any'], choose: async () => ({ kind: 'chosen', files: [chosenFile] }) },
      order: { getOrderDetail: orders.call, quoteCancel: quotes.call, applyForCancel: applications.call },
      session: { isLogin, uid: 'u1' },
      login: { require: () => void prompts.push('sign in') },
      clock: time.clock,
      timers: time.timers,
      tabStorage,
      newKey: () => `key ${(keys += 1)}`,
    },
    'o1',
  )
  return { store, time, orders, quotes, applications, uploads, prompts, tabStorage }
}

/** A page that shows a quote. */
async function quotedPage(quote = quoteWith(), tabStorage = createMemoryStore()) {
  const page = refundPage(tabStorage)
  void page.store.application.look()
  await page.orders.reply(hotelOrderWith({ roomCount: 2 }))
  await page.quotes.reply(quote)
  return page
}

const applied = (change: Partial<AppliedCancel> = {}): AppliedCancel => ({
  orderid: 'o1',
  status: 'CANCELLED',
  refund: refundWith(),
  ...change,
})

test('a visitor’s order is not requested', () => {
  const { store, orders, quotes } = refundPage(undefined, false)
  void store.application.look()
  expect([orders.inputs, quotes.inputs]).toEqual([[], []])
})

test('all rooms are quoted at first, then those that are chosen; one stays', async () => {
  const { store, quotes } = await quotedPage()
  expect(quotes.inputs).toEqual([{ orderid: 'o1' }])
  void store.toggleRoom(0)
  expect(quotes.inputs.at(-1)).toEqual({ orderid: 'o1', rooms: '1' })
  const { rooms } = quoteWith()
  await quotes.reply(quoteWith({ isWhole: false, rooms: rooms.slice(1), otherRooms: rooms.slice(0, 1) }))
  expect(store.application.quoted.hasChanged).toBe(false)
  void store.toggleRoom(1)
  expect(quotes.inputs).toHaveLength(2)
  void store.toggleRoom(0)
  expect(quotes.inputs.at(-1)).toEqual({ orderid: 'o1' })
})

test('nothing is sent before the dialog is confirmed, and then once', async () => {
  const { store, applications } = await quotedPage()
  store.promptApply()
  expect([store.application.isConfirming, applications.inputs]).toEqual([true, []])
  void store.confirm()
  void store.confirm()
  store.promptApply()
  void store.confirm()
  expect(applications.inputs).toEqual([{ orderid: 'o1', quoteToken: 't1' }])
})

test('a fee needs a reason, and only then the message and the waiver are sent', async () => {
  const { store, applications } = await quotedPage(feeQuoteWith())
  store.promptApply()
  expect([store.application.isConfirming, store.fault]).toEqual([false, 'Please choose a reason.'])
  store.chooseReason('hotel_problem')
  store.writeMessage('  A broken pipe.  ')
  store.chooseWaiver(true)
  store.promptApply()
  void store.confirm()
  expect(applications.inputs).toEqual([
    { orderid: 'o1', quoteToken: 't2', reason: 'hotel_problem', reasonText: 'A broken pipe.', requestsWaiver: true },
  ])
})

test('a request that a paper proves waits for its file, which outlives a reload and goes with it', async () => {
  const { store, applications, uploads, tabStorage } = await quotedPage(feeQuoteWith())
  store.chooseReason('illness')
  store.chooseWaiver(true)
  store.promptApply()
  expect([store.application.isConfirming, store.filesFault]).toEqual([false, 'Please add a doctor’s note.'])
  await store.files.add('any')
  store.promptApply()
  expect(store.filesFault).toBe('Your files are still on their way. Please wait a moment.')
  await uploads.reply(sentFile)
  expect([store.filesFault, refundPage(tabStorage).store.files.rows.length]).toEqual([null, 1])
  store.promptApply()
  void store.confirm()
  expect(applications.inputs).toMatchObject([{ requestsWaiver: true, reason: 'illness', fileIds: ['f1'] }])
  await applications.fail({ ...refusal('bad_input', undefined, 'A file is gone.'), field: 'fileIds' })
  expect([store.files.rows, store.form.files, store.filesFault]).toEqual([[], [], 'A file is gone.'])
})

test('a cancellation at its fee sends no files and waits for none', async () => {
  const { store, applications } = await quotedPage(feeQuoteWith())
  await store.files.add('any')
  store.chooseReason('illness')
  store.promptApply()
  void store.confirm()
  expect(applications.inputs).toEqual([{ orderid: 'o1', quoteToken: 't2', reason: 'illness' }])
})

test('a quote is renewed when it ends; other sums close the dialog and are pointed out', async () => {
  const { store, quotes, time } = await quotedPage()
  expect(store.application.quoted.secondsLeft).toBe(7200)
  store.promptApply()
  await time.pass(15 * minuteMs)
  expect(store.application.quoted.secondsLeft).toBe(7200 - 900)
  expect(quotes.inputs).toHaveLength(2)
  await quotes.reply(quoteWith({ serverTime: '2026-11-20T08:15:00.000Z', validUntil: '2026-11-20T08:30:00.000Z' }))
  expect([store.application.isConfirming, store.application.quoted.hasChanged]).toEqual([true, false])
  await time.pass(15 * minuteMs)
  await quotes.reply(feeQuoteWith())
  await settle()
  expect([store.application.isConfirming, store.application.quoted.hasChanged]).toEqual([false, true])
})

test.each(['quote_expired', 'quote_changed'])('%s shows the new sums and loses nothing typed', async (code) => {
  const { store, applications } = await quotedPage(feeQuoteWith())
  store.chooseReason('other')
  store.writeMessage('Words')
  store.promptApply()
  void store.confirm()
  const dearer = feeQuoteWith({ quoteToken: 't3', feeMinor: 100_000, refundMinor: 100_000 })
  await applications.fail(refusal(code, dearer))
  expect(store.application.apply.state.step).toBe('editing')
  expect(store.application.quoted.quote.value?.quoteToken).toBe('t3')
  expect(store.application.quoted.hasChanged).toBe(true)
  expect(store.form).toMatchObject({ reason: 'other', message: 'Words' })
  store.promptApply()
  void store.confirm()
  expect(applications.inputs.map(({ quoteToken }) => quoteToken)).toEqual(['t2', 't3'])
  expect(applications.keys).toEqual(['key 1', 'key 2'])
})

test('a lost reply is requested again under the same key until it is known', async () => {
  const { store, applications, time, orders } = await quotedPage()
  store.promptApply()
  void store.confirm()
  await applications.fail(noReply)
  expect(store.application.apply.state.step).toBe('unknown')
  await time.pass(2000)
  await applications.fail(noReply)
  await time.pass(4000)
  expect(applications.keys).toEqual(['key 1', 'key 1', 'key 1'])
  await applications.reply(applied())
  expect(store.application.apply.state.step).toBe('done')
  expect(orders.inputs).toHaveLength(2)
})

test('a reload in the middle takes the same attempt up', async () => {
  const { store, applications, tabStorage } = await quotedPage()
  store.promptApply()
  void store.confirm()
  await applications.fail(noReply)
  store.application.stop()
  const reloaded = refundPage(tabStorage)
  void reloaded.store.application.look()
  expect(reloaded.applications.inputs).toEqual(applications.inputs)
  expect(reloaded.applications.keys).toEqual(['key 1'])
  await reloaded.applications.reply(applied())
  expect(tabStorage.read(refundDraftName('o1'))).toBeNull()
})

test('what was typed outlives a reload and an ended sign-in', async () => {
  const { store, applications, prompts, tabStorage } = await quotedPage(feeQuoteWith())
  store.chooseReason('transport')
  store.writeMessage('The train is gone.')
  store.promptApply()
  void store.confirm()
  await applications.fail({ status: 401 })
  expect([prompts, store.application.apply.state.step]).toEqual([['sign in'], 'editing'])
  expect(refundPage(tabStorage).store.form).toMatchObject({ reason: 'transport', message: 'The train is gone.' })
})

test('an order that moved meanwhile is read again', async () => {
  const { store, applications, orders, quotes } = await quotedPage()
  store.promptApply()
  void store.confirm()
  await applications.fail(refusal('order_state'))
  expect([orders.inputs.length, quotes.inputs.length]).toEqual([2, 2])
})

test('a drafted room that is gone is left out', async () => {
  const tabStorage = createMemoryStore()
  const first = await quotedPage(quoteWith(), tabStorage)
  void first.store.toggleRoom(0)
  const { store, quotes } = refundPage(tabStorage)
  void store.application.look()
  expect(quotes.inputs).toEqual([{ orderid: 'o1', rooms: '1' }])
  await quotes.fail({ ...refusal('bad_input'), field: 'rooms' })
  expect(quotes.inputs.at(-1)).toEqual({ orderid: 'o1' })
  expect(store.form.rooms).toBeNull()
})

test('a refund is followed until it is done, and not behind another page', async () => {
  const { store, applications, orders, time } = await quotedPage()
  store.promptApply()
  void store.confirm()
  await applications.reply(applied())
  await orders.reply(hotelOrderWith({ refunds: [refundWith()] }))
  await time.pass(1000)
  expect(orders.inputs).toHaveLength(3)
  await orders.reply(hotelOrderWith({ refunds: [refundWith()] }))
  store.application.stop()
  await time.pass(10 * minuteMs)
  expect(orders.inputs).toHaveLength(3)
  void store.application.look()
  await orders.reply(hotelOrderWith({ refunds: [refundWith({ status: 'SUCCESS' })] }))
  expect(time.running()).toBe(0)
})
