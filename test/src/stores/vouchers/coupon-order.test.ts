import type { CouponOrder } from '@/contract/coupon-order'
import { CouponOrderStore } from '@/stores/vouchers/coupon-order'
import { VoucherCodeStore } from '@/stores/vouchers/voucher-code'
import { createFakeTimers } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { noMixOrders } from '../../../support/client/no-mix-orders'
import { couponOrderWith, voucherWith } from '../../../support/client/voucher-facts'

function orderPage({ isLogin = true } = {}) {
  const fake = createFakeTimers()
  const reads = heldCall<{ orderid: string }, CouponOrder>()
  const deletes = heldCall<{ orderid: string }, { ok: true }>()
  const cancels = heldCall<{ orderid: string }, { orderid: string; status: 'CANCELLED' }>()
  const toasts: string[] = []
  const onDeleted = jest.fn()
  const store = new CouponOrderStore(
    {
      order: {
        cancelHotelOrder: () => Promise.reject(new Error('not a stay')),
        deleteHotelOrder: () => Promise.reject(new Error('not a stay')),
      },
      couponOrder: {
        getCouponOrder: reads.call,
        cancelUnpaidCouponOrder: cancels.call,
        deleteCouponOrder: deletes.call,
      },
      mixOrder: noMixOrders,
      session: { isLogin },
      toast: { show: (text) => void toasts.push(text) },
      newKey: () => 'key 1',
      timers: fake.timers,
      onDeleted,
    },
    'o2',
  )
  return { store, fake, reads, deletes, cancels, toasts, onDeleted }
}

test('a visitor’s order is not requested', async () => {
  const { store, reads } = orderPage({ isLogin: false })
  await store.look()
  expect(reads.inputs).toEqual([])
})

test.each<[string, Partial<CouponOrder>, number]>([
  ['nothing changes by itself', {}, 1],
  ['it waits for payment', { status: 'TO_PAY' }, 2],
  ['a voucher waits for a difference', { vouchers: [voucherWith({ status: 'EXCHANGING' })] }, 2],
  ['a refund is on its way', { vouchers: [voucherWith({ status: 'REFUNDING' })] }, 2],
])('where %s it is read so often', async (_case, change, times) => {
  const { store, reads, fake } = orderPage()
  void store.look()
  await reads.reply(couponOrderWith(change))
  await fake.pass(2_000)
  expect(reads.inputs).toHaveLength(times)
  store.stop()
})

test('a page behind another reads nothing', async () => {
  const { store, reads, fake } = orderPage()
  void store.look()
  await reads.reply(couponOrderWith({ status: 'TO_PAY' }))
  store.stop()
  await fake.pass(60_000)
  expect(reads.inputs).toHaveLength(1)
})

test('cancelling is an order’s own call, with its own words, and the order is read again', async () => {
  const { store, reads, cancels, toasts } = orderPage()
  store.actions.prompt('cancel', { orderid: 'o2', type: 'coupon', title: 'A night by the lake' })
  void store.actions.confirm()
  await cancels.reply({ orderid: 'o2', status: 'CANCELLED' })
  expect([cancels.keys, toasts, reads.inputs.length]).toEqual([['key 1'], ['Order cancelled'], 1])
})

test('a deleted order leads away, one that is not over stays', async () => {
  const { store, deletes, toasts, onDeleted } = orderPage()
  const acted = { orderid: 'o2', type: 'coupon', title: 'A night by the lake' } as const
  store.actions.prompt('delete', acted)
  void store.actions.confirm()
  await deletes.fail(refusal('order_state', undefined, 'It is not over.'))
  expect(onDeleted).not.toHaveBeenCalled()
  store.actions.prompt('delete', acted)
  void store.actions.confirm()
  await deletes.reply({ ok: true })
  expect([toasts, onDeleted.mock.calls.length]).toEqual([['It is not over.', 'Order deleted'], 1])
})

describe('a code', () => {
  function codes() {
    const calls = heldCall<{ voucherId: string }, { code: string; qrText: string }>()
    const toasts: string[] = []
    const store = new VoucherCodeStore({
      couponOrder: { showVoucherCode: calls.call },
      toast: { show: (text) => void toasts.push(text) },
    })
    return { store, calls, toasts }
  }

  test('is fetched with a tap, once, and gone with its sheet', async () => {
    const { store, calls } = codes()
    void store.show(voucherWith())
    void store.show(voucherWith({ voucherId: 'v2' }))
    expect([calls.inputs, store.busyId]).toEqual([[{ voucherId: 'v1' }], 'v1'])
    await calls.reply({ code: 'K3QF-7M2P-XWDA-90TR', qrText: 'signed' })
    expect([store.shown?.code, store.busyId]).toEqual(['K3QF-7M2P-XWDA-90TR', null])
    store.close()
    expect(store.shown).toBeNull()
  })

  test('that does not come is said', async () => {
    const { store, calls, toasts } = codes()
    void store.show(voucherWith())
    await calls.fail(noReply)
    expect([store.shown, store.busyId, toasts.length]).toEqual([null, null, 1])
  })
})
