import { type CouponOrder, couponOrderRoutes } from '@/contract/coupon-order'
import { visitorApi } from '../../e2e/support/app-calls'
import { findSku } from '../../e2e/support/vouchers'
import { pageOf } from './host-kind'
import type { MiniProgram } from './mini-program'
import { queryOf } from './orders'
import type { Shop } from './shop'
import { payAtGateway, signIn } from './traveler'

/** Who buys; `signsIn` where that happens on the way. */
interface VoucherBuyer {
  readonly email: string
  readonly signsIn: boolean
}

/** Orders three vouchers, the last one by a step, pays them, and opens the order's page; returns the ids that its pages take. */
export async function buyThreeVouchers(
  phone: MiniProgram,
  shop: Shop,
  { email, signsIn }: VoucherBuyer,
): Promise<{ skuId: string; orderid: string }> {
  const { skuId } = await findSku({ api: visitorApi(shop.url) }, 3)
  phone.open(`${pageOf('productBook')}?skuId=${skuId}&quantity=2`)
  await phone.see('.price', '2 vouchers')
  const more = await phone.waitFor('the step up', () => phone.all('.step-tap')[1])
  phone.page.fire(more, 'tap')
  await phone.see('.price', '3 vouchers')
  await phone.type('#buyer', 'Vera Lindqvist')
  await phone.type('#email', email)
  await phone.type('#phone', '13800138000')
  await phone.tap('.option-row', 'I agree')
  await phone.tap('.btn', 'Submit')
  if (signsIn) await signIn(phone, shop, email)
  await phone.arrive(pageOf('pay'))
  await phone.see('.pay-fact', '3 vouchers')
  await payAtGateway(phone, shop, 'approve')
  await phone.arrive(pageOf('payFinish'))
  await phone.see('.result-title', 'Your vouchers are ready')
  await phone.tap('.result-more .btn')
  await phone.arrive(pageOf('couponOrder'))
  return { skuId, orderid: queryOf(phone).orderid ?? '' }
}

/** The id of the first voucher of an order, by the phone's own sign-in. */
export async function voucherOf(phone: MiniProgram, shop: Shop, orderid: string): Promise<string> {
  const { path } = couponOrderRoutes.getCouponOrder
  const authorization = `Bearer ${String(phone.storage.get('access_token'))}`
  const reply = await fetch(`${shop.url}${path}?orderid=${orderid}`, { headers: { authorization } })
  const { vouchers }: CouponOrder = await reply.json()
  return vouchers[0]?.voucherId ?? ''
}
