import type { CouponRefunded, CouponRefundQuote, CouponRefundRules } from '@/contract/coupon-refund'
import { voucherRefundDraftName, type VoucherRefundBody } from '@/domain/vouchers/refund-form'
import { createMemoryStore } from '@/platform/storage/memory-store'
import { CouponRefundStore } from '@/stores/vouchers/coupon-refund'
import {
  couponQuoteWith,
  couponRefunded,
  couponRulesWith,
  partQuoteWith,
} from '../../../support/client/coupon-refund-facts'
import { createFakeTimers, settle } from '../../../support/client/fake-timers'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { refundWith } from '../../../support/client/refund-facts'

const startMs = Date.parse('2026-11-20T08:00:00.000Z')
const minuteMs = 60_000

function refundPage(tabStorage = createMemoryStore(), isLogin = true, guest = { isGuest: false }) {
  const time = createFakeTimers(startMs)
  const rules = heldCall<object, CouponRefundRules>()
  const quotes = heldCall<object, CouponRefundQuote>()
  const back = heldCall<VoucherRefundBody, CouponRefunded>()
  const transfers = heldCall<VoucherRefundBody, CouponRefunded>()
  const prompts: unknown[] = []
  let keys = 0
  const store = new CouponRefundStore(
    {
      couponRefund: {
        getCouponRefundRules: rules.call,
        quoteCouponRefund: quotes.call,
        cancelCouponOrder: back.call,
        refundCouponToAccount: transfers.call,
      },
      session: {
        isLogin,
        uid: 'u1',
        get isGuest() {
          return guest.isGuest
        },
      },
      login: { require: () => void prompts.push('sign in') },
      clock: time.clock,
      timers: time.timers,
      tabStorage,
      newKey: () => `key ${(keys += 1)}`,
    },
    'o1',
  )
  return { store, time, rules, quotes, back, transfers, prompts, tabStorage }
}

/** A page that shows a quote. */
async function quotedPage(quote = couponQuoteWith(), tabStorage = createMemoryStore(), guest = { isGuest: false }) {
  const page = refundPage(tabStorage, true, guest)
  void page.store.application.look()
  await page.rules.reply(couponRulesWith())
  await page.quotes.reply(quote)
  return page
}

test('a visitor’s order is not requested', () => {
  const { store, rules, quotes } = refundPage(undefined, false)
  void store.application.look()
  expect([rules.inputs, quotes.inputs]).toEqual([[], []])
})

test('all vouchers are quoted at first, then those that are chosen; one stays', async () => {
  const { store, quotes } = await quotedPage()
  expect(quotes.inputs).toEqual([{ orderid: 'o1' }])
  void store.toggleVoucher('v2')
  expect(quotes.inputs.at(-1)).toEqual({ orderid: 'o1', vouchers: 'v1' })
  await quotes.reply(partQuoteWith())
  expect(store.application.quoted.hasChanged).toBe(false)
  void store.toggleVoucher('v1')
  expect(quotes.inputs).toHaveLength(2)
  void store.toggleVoucher('v2')
  expect(quotes.inputs.at(-1)).toEqual({ orderid: 'o1' })
})

test('nothing is sent before the dialog is confirmed, and then once', async () => {
  const { store, back, tabStorage } = await quotedPage()
  await store.application.confirm()
  expect(back.inputs).toEqual([])
  store.chooseReason('no_suitable_date')
  store.application.openPrompt()
  void store.application.confirm()
  void store.application.confirm()
  expect(back.inputs).toEqual([{ orderid: 'o1', quoteToken: 't1', reason: 'no_suitable_date' }])
  await back.reply(couponRefunded())
  expect(store.application.apply.state.step).toBe('done')
  expect(tabStorage.read(voucherRefundDraftName('o1'))).toBeNull()
})

test('with an account the refund is transferred there', async () => {
  const { store, back, transfers } = await quotedPage()
  store.chooseAccount({ accountId: 'a1', accountText: 'Bank •••• 0123' })
  store.application.openPrompt()
  void store.application.confirm()
  expect([back.inputs, transfers.inputs]).toEqual([[], [{ orderid: 'o1', quoteToken: 't1', accountId: 'a1' }]])
})

test('a withdrawal takes no reason along', async () => {
  const { store, back } = await quotedPage(couponQuoteWith({ isWithdrawal: true, hasWithdrawalButton: true }))
  store.chooseReason('other')
  store.application.openPrompt()
  void store.application.confirm()
  expect(back.inputs).toEqual([{ orderid: 'o1', quoteToken: 't1' }])
})

test.each(['quote_expired', 'quote_changed'])('%s shows the new quote and moves nothing', async (code) => {
  const { store, back } = await quotedPage()
  store.application.openPrompt()
  void store.application.confirm()
  await back.fail(refusal(code, partQuoteWith({ quoteToken: 't2' })))
  expect(store.application.apply.state.step).toBe('editing')
  expect(store.application.quoted).toMatchObject({ hasChanged: true, quote: { value: { quoteToken: 't2' } } })
  store.application.openPrompt()
  void store.application.confirm()
  expect(back.inputs.at(-1)).toMatchObject({ quoteToken: 't2' })
})

test('the quote counts down and is read again when it ends; sums that changed close the dialog', async () => {
  const { store, time, quotes } = await quotedPage()
  expect(store.application.quoted.secondsLeft).toBe(900)
  store.application.openPrompt()
  await time.pass(15 * minuteMs)
  expect(quotes.inputs).toHaveLength(2)
  await quotes.reply(partQuoteWith({ otherVouchers: [], serverTime: '2026-11-20T08:15:00.000Z' }))
  expect([store.application.isConfirming, store.application.quoted.hasChanged]).toEqual([false, true])
})

test('without a reply the same is sent again under the same key, also after a reload', async () => {
  const { store, back, tabStorage } = await quotedPage()
  store.application.openPrompt()
  void store.application.confirm()
  await back.fail(noReply)
  expect(store.application.apply.state.step).toBe('unknown')
  const again = refundPage(tabStorage)
  void again.store.application.look()
  await settle()
  expect(again.back.inputs).toEqual([{ orderid: 'o1', quoteToken: 't1' }])
  await again.back.reply(couponRefunded())
  expect(again.store.application.apply.state.step).toBe('done')
})

test('refunds that are under way are looked at again', async () => {
  const { store, time, rules } = refundPage()
  void store.application.readOrder()
  await rules.reply(couponRulesWith({ refunds: [refundWith()] }))
  await time.pass(minuteMs)
  expect(rules.inputs).toHaveLength(2)
  await rules.reply(couponRulesWith({ refunds: [refundWith({ status: 'SUCCESS' })] }))
  await time.pass(60 * minuteMs)
  expect(rules.inputs).toHaveLength(2)
})

test('a lost sign-in is asked for, and what was filled in stays', async () => {
  const { store, back, prompts, tabStorage } = await quotedPage()
  store.chooseReason('other')
  store.application.openPrompt()
  void store.application.confirm()
  await back.fail({ status: 401 })
  expect(prompts).toEqual(['sign in'])
  expect(refundPage(tabStorage).store.form.reason).toBe('other')
})

test('a guest gets the money back the way it was paid, whatever account was chosen here before', async () => {
  const guest = { isGuest: false }
  const { store, back, transfers } = await quotedPage(couponQuoteWith(), createMemoryStore(), guest)
  store.chooseAccount({ accountId: 'a1', accountText: 'Bank •••• 0123' })
  guest.isGuest = true
  expect([store.isGuest, store.account]).toEqual([true, null])
  store.application.openPrompt()
  void store.application.confirm()
  expect([back.inputs, transfers.inputs]).toEqual([[{ orderid: 'o1', quoteToken: 't1' }], []])
})
