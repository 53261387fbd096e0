import type { CancelMixOrder, MixOrder } from '@/contract/mix-order'
import type { MixOrderStatus } from '@/contract/voucher-terms'
import { MixOrderStore } from '@/stores/vouchers/mix-order'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, refusal } from '../../../support/client/held-call'
import { mixCancelQuote, mixOrderWith } from '../../../support/client/mix-facts'

function mixOrder() {
  const fake = createFakeTimers()
  const reads = heldCall<{ orderid: string }, MixOrder>()
  const cancels = heldCall<CancelMixOrder, { orderid: string; status: MixOrderStatus }>()
  const toasts: string[] = []
  const unused = () => Promise.reject(new Error('not called here'))
  let keys = 0
  const store = new MixOrderStore(
    {
      order: { cancelHotelOrder: unused, deleteHotelOrder: unused },
      couponOrder: { cancelUnpaidCouponOrder: unused, deleteCouponOrder: unused },
      mixOrder: { getMixOrder: reads.call, cancelMixOrder: cancels.call, deleteMixOrder: unused },
      session: { isLogin: true },
      timers: fake.timers,
      toast: { show: (text) => void toasts.push(text) },
      newKey: () => `key ${(keys += 1)}`,
      onDeleted: () => {},
    },
    'm1',
  )
  return { store, fake, reads, cancels, toasts }
}

/** A paid order whose prompt is open. */
async function prompted() {
  const all = mixOrder()
  void all.store.look()
  await all.reads.reply(mixOrderWith())
  all.store.promptCancel()
  return all
}

test('a paid order is cancelled once at the quote that was shown, and read again', async () => {
  const { store, cancels, reads, toasts } = await prompted()
  expect(store.quoted).toEqual(mixCancelQuote)
  void store.cancelPaid()
  void store.cancelPaid()
  expect(cancels.inputs).toEqual([{ orderid: 'm1', quoteToken: 'quote' }])
  await cancels.reply({ orderid: 'm1', status: 'CANCELLED_WITH_FEE' })
  await reads.reply(mixOrderWith({ status: 'CANCELLED_WITH_FEE', cancel: null }))
  expect([store.quoted, store.order.value?.status, toasts]).toEqual([null, 'CANCELLED_WITH_FEE', ['Order cancelled']])
})

test('after a quote that has changed the order is read again with its quote of now', async () => {
  const { store, cancels, reads, toasts } = await prompted()
  void store.cancelPaid()
  await cancels.fail(refusal('quote_changed'))
  await reads.reply(mixOrderWith({ cancel: { ...mixCancelQuote, quoteToken: 'new' } }))
  store.promptCancel()
  expect([store.quoted?.quoteToken, toasts.length]).toEqual(['new', 1])
})

test('an order that changes by itself is read again until it stands', async () => {
  const { store, fake, reads } = mixOrder()
  void store.look()
  await reads.reply(mixOrderWith({ status: 'AUTO_REFUNDING' }))
  await fake.pass(60_000)
  expect(reads.inputs).toHaveLength(2)
  await reads.reply(mixOrderWith({ status: 'REFUNDED' }))
  await fake.pass(120_000)
  expect(reads.inputs).toHaveLength(2)
})
