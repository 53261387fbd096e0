import type { HotelOrder, OrderCard } from '@/contract/order'
import { OrderDetailStore } from '@/stores/booking/order-detail'
import { OrderListStore } from '@/stores/booking/order-list'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { handTimers } from '../../../support/hand-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

type Page = { list: OrderCard[]; nextCursor: string | null }
type Counts = { to_pay: number; to_confirm: number; upcoming: number; completed: number; cancelled: number }
type Cancelled = { orderid: string; status: OrderCard['status'] }

const orderOf = (orderid: string, status: OrderCard['status'] = 'TO_PAY') =>
  ({ orderid, status, hotelName: 'Garden House' }) as OrderCard
const noCounts: Counts = { to_pay: 0, to_confirm: 0, upcoming: 0, completed: 0, cancelled: 0 }

function listPage(isLogin = true) {
  const fake = createFakeTimers()
  const lists = heldCall<{ tab?: string }, Page>()
  const counts = heldCall<object, Counts>()
  const cancels = heldCall<{ orderid: string }, Cancelled>()
  const toasts: string[] = []
  const store = new OrderListStore(
    {
      order: { listOrders: lists.call, countOrders: counts.call, cancelHotelOrder: cancels.call },
      session: { isLogin },
      toast: { show: (text) => void toasts.push(text) },
      newKey: () => 'key 1',
      clock: fake.clock,
      timers: fake.timers,
    },
    'all',
  )
  return { store, lists, counts, cancels, toasts, fake }
}

test('a visitor’s bookings are not requested', () => {
  const { store, lists, counts } = listPage(false)
  void store.look()
  expect([lists.inputs, counts.inputs]).toEqual([[], []])
})

test('each tab has its own list', async () => {
  const { store, lists } = listPage()
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  void store.selectTab('to_pay')
  expect(store.orders.items).toEqual([])
  void store.selectTab('to_pay')
  expect(lists.inputs.map(({ tab }) => tab)).toEqual(['all', 'to_pay'])
})

test('unpaid bookings count down by the server’s clock, and are requested again at zero', async () => {
  const { store, lists, fake } = listPage()
  store.waits.start()
  void store.look()
  const times = { payExpireTime: '2026-11-21T10:00:03.000Z', serverTime: '2026-11-21T10:00:00.000Z' }
  await lists.reply({ list: [{ ...orderOf('o1'), ...times }, orderOf('o2', 'CONFIRMED')], nextCursor: null })
  const left = () => store.orders.items.map((order) => store.waits.secondsLeft(order))
  expect(left()).toEqual([3, null])
  await fake.pass(2000)
  expect([left(), lists.inputs.length]).toEqual([[1, null], 1])
  await fake.pass(1000)
  expect([left(), lists.inputs.length]).toEqual([[0, null], 2])
  store.waits.stop()
  expect(fake.running()).toBe(0)
})

test('coming back reloads list and counts while the old ones stay', async () => {
  const { store, lists, counts } = listPage()
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  await counts.reply({ ...noCounts, to_pay: 1 })
  void store.look()
  expect(store.orders.items).toHaveLength(1)
  await lists.fail(noReply)
  expect(store.orders.items).toHaveLength(1)
  expect(store.counts.value?.to_pay).toBe(1)
})

test.each([
  ['done', null, 'Booking cancelled'],
  ['refused', refusal('order_state', undefined, 'It is already paid.'), 'It is already paid.'],
])('cancelling needs a confirmation, then %s with a message', async (_, thrown, text) => {
  const { store, lists, cancels, toasts } = listPage()
  void store.look()
  await lists.reply({ list: [orderOf('o1')], nextCursor: null })
  store.promptCancel(orderOf('o1'))
  expect(cancels.inputs).toEqual([])
  void store.cancel()
  void store.cancel()
  expect(cancels.inputs).toEqual([{ orderid: 'o1' }])
  expect(cancels.keys).toEqual(['key 1'])
  await (thrown ? cancels.fail(thrown) : cancels.reply({ orderid: 'o1', status: 'CANCELLED' }))
  expect(toasts).toEqual([text])
  expect(store.cancelling).toBeNull()
  expect(lists.inputs).toHaveLength(2)
})

test.each([
  ['TO_PAY', true],
  ['CONFIRMED', true],
  ['PARTIAL_REFUNDED', true],
  ['CANCEL_APPLIED', false],
  ['CANCELLED', false],
  ['COMPLETED', false],
] as const)('the cancellation cost of a %s order is requested: %s', async (status, isRequested) => {
  const orders = heldCall<object, HotelOrder>()
  const quotes = heldCall<object, never>()
  const store = new OrderDetailStore(
    {
      order: {
        getOrderDetail: orders.call,
        quoteCancel: quotes.call,
        cancelHotelOrder: () => Promise.reject(noReply),
        deleteHotelOrder: () => Promise.reject(noReply),
      },
      session: { isLogin: true },
      toast: { show: () => {} },
      newKey: () => 'key 1',
      timers: handTimers(),
      onDeleted: () => {},
    },
    'o1',
  )
  void store.look()
  await orders.reply({ ...orderOf('o1', status), refunds: [] } as unknown as HotelOrder)
  expect(quotes.inputs).toHaveLength(isRequested ? 1 : 0)
})

test.each([
  ['TO_PAY', true],
  ['CONFIRMING', true],
  ['CANCEL_APPLIED', true],
  ['REJECTED', true],
  ['AUTO_REFUNDING', true],
  ['CONFIRMED', false],
  ['CANCELLED', false],
] as const)('an order that is %s is looked at again: %s', async (status, isLookedAtAgain) => {
  const orders = heldCall<{ orderid: string }, HotelOrder>()
  const fake = createFakeTimers()
  const store = new OrderDetailStore(
    {
      order: {
        getOrderDetail: orders.call,
        quoteCancel: () => Promise.reject(noReply),
        cancelHotelOrder: () => Promise.reject(noReply),
        deleteHotelOrder: () => Promise.reject(noReply),
      },
      session: { isLogin: true },
      toast: { show: () => {} },
      newKey: () => 'key 1',
      timers: fake.timers,
      onDeleted: () => {},
    },
    'o1',
  )
  const looked = store.look()
  await orders.reply({ ...orderOf('o1', status), refunds: [] } as unknown as HotelOrder)
  await looked
  await fake.pass(3000)
  expect(orders.inputs).toHaveLength(isLookedAtAgain ? 2 : 1)
})
