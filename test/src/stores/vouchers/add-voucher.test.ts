import type { GivenVoucher } from '@/contract/travel-coupon'
import { checkCharacterOf, formatCode } from '@/domain/vouchers/voucher-code'
import { AddVoucherStore } from '@/stores/vouchers/add-voucher'
import { givenVoucherWith } from '../../../support/client/gift-facts'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'

const START = 'K3QF7M2PXWDA90T'
const CODE = `${START}${checkCharacterOf(START)}`
const WRONG = `${START}${CODE.endsWith('2') ? '3' : '2'}`

function adding() {
  const infos = heldCall<{ code: string }, GivenVoucher>()
  const submits = heldCall<{ code: string }, { voucherId: string }>()
  const requireSignIn = jest.fn()
  let keys = 0
  const store = new AddVoucherStore({
    travelCoupon: { getTravelCouponExchangeInfo: infos.call, submitTravelCouponExchange: submits.call },
    login: { require: requireSignIn },
    newKey: () => `key ${(keys += 1)}`,
  })
  return { store, infos, submits, requireSignIn }
}

/** A code that was checked. */
async function checked() {
  const all = adding()
  all.store.write(CODE)
  void all.store.check()
  await all.infos.reply(givenVoucherWith())
  return all
}

test.each([
  ['', 'Please enter the code'],
  ['K3QF-7M2P', 'A code has 16 characters, this one has 8'],
  [WRONG, 'There is a typing error in this code'],
])('%s is no code, and spends no call', async (typed, fault) => {
  const { store, infos } = adding()
  store.write(typed)
  await store.check()
  expect([store.fault, infos.inputs]).toEqual([fault, []])
})

test('a code is folded, shown in groups, and read once', async () => {
  const { store, infos } = adding()
  store.write(formatCode(CODE).toLowerCase().replaceAll('0', 'o').replaceAll('-', ' '))
  void store.check()
  void store.check()
  expect([infos.inputs, store.code]).toEqual([[{ code: CODE }], formatCode(CODE)])
  await infos.reply(givenVoucherWith())
  expect(store.voucher?.name).toBe('A night by the lake')
})

test('the voucher is added once; after a lost reply under the same key', async () => {
  const { store, submits } = await checked()
  void store.add()
  void store.add()
  await submits.fail(noReply)
  expect([store.isAdded, store.voucher]).not.toEqual([true, null])
  void store.add()
  await submits.reply({ voucherId: 'v1' })
  expect([submits.keys, store.isAdded]).toEqual([['key 1', 'key 1'], true])
})

test('another code is another voucher', async () => {
  const { store, submits } = await checked()
  store.write(WRONG)
  await store.add()
  expect([store.voucher, submits.inputs]).toEqual([null, []])
})

test('all codes that can’t be used read the same', async () => {
  const { store, infos } = adding()
  store.write(CODE)
  void store.check()
  await infos.fail(refusal('code_unusable', undefined, 'This code can’t be used here.'))
  expect([store.fault, store.isBusy]).toEqual(['This code can’t be used here.', false])
})

test.each([
  [1800, 'Too many wrong codes. Please try again in 30 minutes.'],
  [59, 'Too many wrong codes. Please try again in 1 minute.'],
])('after too many tries the time to wait is shown: %s s', async (retryAfterSeconds, text) => {
  const { store, infos } = adding()
  store.write(CODE)
  void store.check()
  await infos.fail(refusal('too_many_requests', { retryAfterSeconds }))
  expect(store.fault).toBe(text)
})

test('a sign-in that has ended is requested again', async () => {
  const { store, infos, requireSignIn } = adding()
  store.write(CODE)
  void store.check()
  await infos.fail({ status: 401 })
  expect([requireSignIn.mock.calls.length, store.fault]).toEqual([1, null])
})
