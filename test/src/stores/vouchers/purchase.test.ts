import { createMemoryStore } from '@/platform/storage/memory-store'
import { noReply, refusal } from '../../../support/client/held-call'
import { filledPurchase, orderedReply, purchase } from '../../../support/client/purchase-fixture'
import { productWith, submitPageWith } from '../../../support/client/voucher-facts'

test('the number follows the server, which decides on every step', async () => {
  const { store, pages, queries } = await filledPurchase()
  const allowed = store.changeQuantity(3)
  await pages.reply(submitPageWith(3))
  expect([await allowed, store.page.value?.quantity, store.notice]).toEqual([true, 3, null])
  expect(pages.inputs.at(-1)).toEqual({ skuId: 's1', quantity: 3 })
  expect(queries.at(-1)).toEqual({ quantity: 3 })
})

test('where stock is short the number is clamped, vetoed and explained', async () => {
  const { store, pages } = await filledPurchase()
  const allowed = store.changeQuantity(5)
  const product = productWith({ stockLeft: 2 })
  await pages.reply(submitPageWith(2, { wantedQuantity: 5, mostQuantity: 2, product }))
  expect(await allowed).toBe(false)
  expect(store.notice).toBe('Only 2 vouchers left, so the number was changed to 2.')
})

test('where the limit is reached the rule is shown', async () => {
  const { store, pages, toasts } = await filledPurchase()
  const allowed = store.changeQuantity(4)
  const product = productWith({ limitPerUser: 4, boughtByCaller: 2 })
  await pages.reply(submitPageWith(2, { wantedQuantity: 4, mostQuantity: 2, product }))
  expect(await allowed).toBe(false)
  store.stop('max')
  const rule = 'One person can have 4 vouchers of this kind. You already have 2.'
  expect([store.notice, toasts]).toEqual([rule, [rule]])
})

test('a step that gets no reply is vetoed and shown, and the number stays', async () => {
  const { store, pages, toasts } = await filledPurchase()
  const allowed = store.changeQuantity(2)
  await pages.fail(noReply)
  expect([await allowed, store.page.value?.quantity, toasts.length]).toEqual([false, 1, 1])
})

test('the form is sent once under one key, and leads on', async () => {
  const { store, submits, ordered, storage } = await filledPurchase()
  void store.tapSubmit()
  void store.tapSubmit()
  expect(submits.inputs).toEqual([
    {
      verifyToken: 'token of 1 at 80000',
      contact: { name: 'Ada Li', email: 'ada@example.com', countryCode: '86', phone: '13800000000' },
      channel: {},
    },
  ])
  await submits.reply(orderedReply)
  expect([ordered, storage.names()]).toEqual([[orderedReply], []])
})

test.each([
  [{ acceptsTerms: false }, 'terms'],
  [{ name: '' }, 'buyer'],
  [{ isGift: true, giftEmail: 'x' }, 'gift-email'],
])('with %j nothing is sent, and the field is shown', async (change, field) => {
  const { store, submits, fields } = await filledPurchase()
  store.form.write(change)
  await store.tapSubmit()
  expect([submits.inputs, fields]).toEqual([[], [field]])
})

test('a gift is sent with the address and the words', async () => {
  const { store, submits } = await filledPurchase()
  store.form.write({ isGift: true, giftEmail: ' bo@example.com ', giftMessage: 'Enjoy it' })
  void store.tapSubmit()
  expect(submits.inputs[0]).toMatchObject({ gift: { email: 'bo@example.com', message: 'Enjoy it' } })
})

test('a visitor signs in first, and then the order goes on by itself', async () => {
  const { store, submits, required, signIn, pages } = await filledPurchase({ isLogin: false })
  await store.tapSubmit()
  expect([required, submits.inputs]).toEqual([[{ name: 'buy_vouchers', params: { skuId: 's1' } }], []])
  signIn()
  store.resume()
  await pages.reply(submitPageWith(1))
  expect(submits.inputs).toHaveLength(1)
})

test('an expired token is fetched again before it is sent, and the same total needs no consent', async () => {
  const { store, pages, submits, fake } = await filledPurchase()
  await fake.pass(15 * 60_000)
  void store.tapSubmit()
  await pages.reply(submitPageWith(1, { verifyToken: 'new' }))
  expect([submits.inputs[0], store.totalChange]).toEqual([expect.objectContaining({ verifyToken: 'new' }), null])
})

test('a changed price waits for consent, and is then sent', async () => {
  const { store, pages, submits } = await filledPurchase()
  void store.tapSubmit()
  await submits.fail(refusal('price_changed'))
  await pages.reply(submitPageWith(1, { totalMinor: 90_000 }))
  expect([store.totalChange?.fromMinor, submits.inputs.length]).toEqual([80_000, 1])
  store.acceptTotal()
  expect(submits.inputs.at(-1)).toMatchObject({ verifyToken: 'token of 1 at 90000' })
  expect(new Set(submits.keys).size).toBe(2)
})

test('a price that is declined is not bought', async () => {
  const { store, pages, submits } = await filledPurchase()
  void store.tapSubmit()
  await submits.fail(refusal('price_changed'))
  await pages.reply(submitPageWith(1, { totalMinor: 90_000 }))
  store.declineTotal()
  expect([submits.inputs.length, store.totalChange]).toEqual([1, null])
})

test.each(['sold_out', 'limit_reached', 'sale_ended'])(
  'after %s the page shows how the sale stands now',
  async (code) => {
    const { store, pages, submits } = await filledPurchase()
    void store.tapSubmit()
    await submits.fail(refusal(code))
    await pages.reply(submitPageWith(1, { verifyToken: null, product: productWith({ state: 'sold_out' }) }))
    expect([store.page.value?.verifyToken, store.submit.state.step]).toEqual([null, 'editing'])
  },
)

test.each(['duplicate_order', 'too_many_unpaid'])('%s is shown over the form', async (code) => {
  const { store, submits } = await filledPurchase()
  void store.tapSubmit()
  await submits.fail(refusal(code))
  expect(store.submit.state.step).toBe('refused')
})

test('without a reply the same body is sent under the same key, also after a reload', async () => {
  const storage = createMemoryStore()
  const first = await filledPurchase({ storage })
  void first.store.tapSubmit()
  await first.submits.fail(noReply)
  expect(first.store.submit.state.step).toBe('unknown')
  first.store.leave()
  const second = purchase({ storage })
  void second.store.start()
  expect([second.submits.inputs, second.submits.keys]).toEqual([first.submits.inputs, first.submits.keys])
  expect(second.store.form.fields.name).toBe('Ada Li')
})

test('the draft of another account is not filled in', async () => {
  const storage = createMemoryStore()
  const { store } = await filledPurchase({ storage })
  store.form.write({ name: 'Ada Li' })
  const [name = ''] = storage.names()
  storage.write(name, (storage.read(name) ?? '').replace('"uid":"ada"', '"uid":"bo"'))
  expect(purchase({ storage }).store.form.fields.name).toBe('')
})
