import type { GiftRecipient } from '@/contract/coupon-order'
import { GiveVoucherStore } from '@/stores/vouchers/give-voucher'
import { TakeBackStore } from '@/stores/vouchers/voucher-take-back'
import { heldCall, noReply, refusal } from '../../../support/client/held-call'
import { voucherWith } from '../../../support/client/voucher-facts'

function giving() {
  const gives = heldCall<GiftRecipient & { voucherId: string }, { voucherId: string; expireTime: string }>()
  const toasts: string[] = []
  const fields: string[] = []
  const onGiven = jest.fn(async () => {})
  let keys = 0
  const store = new GiveVoucherStore({
    gift: { giveVoucher: gives.call },
    toast: { show: (text) => void toasts.push(text) },
    newKey: () => `key ${(keys += 1)}`,
    goToField: (id) => void fields.push(id),
    onGiven,
  })
  return { store, gives, toasts, fields, onGiven }
}

const given = { voucherId: 'v1', expireTime: '2026-12-21T10:00:00.000Z' }

test('nothing is sent to an address that is none; its field is brought into sight', async () => {
  const { store, gives, fields } = giving()
  store.open(voucherWith())
  expect(store.fault).toBeNull()
  await store.send()
  expect([gives.inputs, fields, store.fault]).toEqual([[], ['gift-email'], 'Invalid Email Address'])
})

test('a voucher is given once; the form closes and the vouchers are read again', async () => {
  const { store, gives, toasts, onGiven } = giving()
  store.open(voucherWith())
  store.write({ email: ' bo@example.com ', message: ' For you ' })
  void store.send()
  void store.send()
  store.close()
  expect(store.voucher).not.toBeNull()
  await gives.reply(given)
  expect(gives.inputs).toEqual([{ voucherId: 'v1', email: 'bo@example.com', message: 'For you' }])
  expect([store.voucher, toasts, onGiven.mock.calls.length]).toEqual([null, ['Sent to bo@example.com'], 1])
})

test('after a lost reply the same gift goes under the same key, another under another', async () => {
  const { store, gives } = giving()
  store.open(voucherWith())
  store.write({ email: 'bo@example.com' })
  void store.send()
  await gives.fail(noReply)
  expect([store.isSending, store.failure]).toEqual([false, { kind: 'network' }])
  void store.send()
  await gives.fail(noReply)
  store.write({ email: 'cy@example.com' })
  expect(store.failure).toBeNull()
  void store.send()
  expect(gives.keys).toEqual(['key 1', 'key 1', 'key 2'])
})

test('another voucher begins with an empty form, the same one goes on', () => {
  const { store } = giving()
  store.open(voucherWith())
  store.write({ email: 'bo@example.com' })
  store.open(voucherWith())
  expect(store.recipient.email).toBe('bo@example.com')
  store.close()
  store.open(voucherWith({ voucherId: 'v2' }))
  expect(store.recipient.email).toBe('')
})

describe('taking back', () => {
  function takingBack() {
    const withdraws = heldCall<{ voucherId: string }, { ok: true }>()
    const cancels = heldCall<{ voucherId: string }, { ok: true }>()
    const toasts: string[] = []
    const onTried = jest.fn(async () => {})
    const store = new TakeBackStore({
      gift: { withdrawGift: withdraws.call },
      appointment: { cancelBookInfo: cancels.call },
      toast: { show: (text) => void toasts.push(text) },
      newKey: () => 'key 1',
      onTried,
    })
    return { store, withdraws, cancels, toasts, onTried }
  }

  test('a gift is withdrawn after a confirmation, once', async () => {
    const { store, withdraws, toasts, onTried } = takingBack()
    store.prompt('gift', voucherWith())
    expect(withdraws.inputs).toEqual([])
    void store.confirm()
    void store.confirm()
    await withdraws.reply({ ok: true })
    expect([withdraws.inputs, store.prompted, onTried.mock.calls.length]).toEqual([[{ voucherId: 'v1' }], null, 1])
    expect(toasts).toEqual(['Gift taken back, your voucher is free again'])
  })

  test('what was claimed or confirmed meanwhile shows the reason, and is read again', async () => {
    const { store, cancels, toasts, onTried } = takingBack()
    store.prompt('appointment', voucherWith())
    void store.confirm()
    await cancels.fail(refusal('too_late', undefined, 'It is too late.'))
    expect([store.isBusy, toasts, onTried.mock.calls.length]).toEqual([false, ['It is too late.'], 1])
  })

  test('a holder who decides against it sends nothing', async () => {
    const { store, withdraws } = takingBack()
    store.prompt('gift', voucherWith())
    store.dismiss()
    await store.confirm()
    expect(withdraws.inputs).toEqual([])
  })
})
