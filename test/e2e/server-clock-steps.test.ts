import { openPhone } from './support/browser'
import { findOffer } from './support/offers'
import { signInPhone } from './support/app-calls'
import { type Staylark, useStaylark } from './support/staylark'

let staylark: Staylark
useStaylark((started) => (staylark = started))

test.each([5_000, -5_000])(
  'a step of the server’s clock by %d ms ends no sign-in and no price',
  async (stepMs) => {
    const email = `step${stepMs}@example.com`
    const { context, page, errors } = await openPhone(staylark.browser, staylark.url)
    const calls = await signInPhone(context, staylark.url, email)
    const offer = await findOffer(calls, 21)
    const { verifyToken, price } = await calls.api.hotel.verifyPackageTrade({ ...offer })
    await staylark.advance(stepMs)
    const contact = { name: 'Maya Lindqvist', email, countryCode: '86', phone: '13800138000' }
    const { payId } = await calls.api.order.submitPackageOrder(
      { verifyToken, contact, guests: [{ name: 'Maya Lindqvist' }] },
      { idempotencyKey: email },
    )
    await page.goto(`/order/pay/${payId}`)
    const pay = page.getByRole('button', { name: /^Pay / })
    await pay.waitFor()
    expect((await pay.textContent())?.replace(/\D/g, '')).toBe(String(price.totalMinor / 100))
    expect((await calls.api.order.listOrders({})).list).toHaveLength(1)
    await staylark.advance(-stepMs)
    expect(errors).toEqual([])
  },
  120_000,
)
