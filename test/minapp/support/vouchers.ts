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
  /** What the vouchers must be; any where left out. */
  readonly fits?: Parameters<typeof findSku>[2]
}

/** Orders three vouchers on the open page, steps up to them, pays them, and opens the order's page; returns its id. */
export async function buyThreeHere(phone: MiniProgram, shop: Shop, { email, signsIn }: VoucherBuyer): Promise<string> {
  for (const count of [2, 3]) {
    const more = await phone.waitFor('the step up', () => phone.all('.step-tap')[1])
    phone.page.fire(more, 'tap')
    await phone.see('.price', `${count} vouchers`)
  }
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
  return queryOf(phone).orderid ?? ''
}

/** Buys three vouchers of the demo; returns the ids that their pages take. */
export async function buyThreeVouchers(
  phone: MiniProgram,
  shop: Shop,
  buyer: VoucherBuyer,
): Promise<{ skuId: string; orderid: string }> {
  const { skuId } = await findSku({ api: visitorApi(shop.url) }, 3, buyer.fits)
  phone.open(`${pageOf('productBook')}?skuId=${skuId}`)
  await phone.see('.price', '1 voucher')
  return { skuId, orderid: await buyThreeHere(phone, shop, buyer) }
}

/** The id of the first voucher of an order, by the phone's own sign-in. */
export async function voucherOf(phone: MiniProgram, shop: Shop, orderid: string): Promise<string> {
  const { path } = couponOrderRoutes.getCouponOrder
  const authorization = `Bearer ${String(phone.storage.get('access_token'))}`
  const reply = await fetch(`${shop.url}${path}?orderid=${orderid}`, { headers: { authorization } })
  const { vouchers }: CouponOrder = await reply.json()
  return vouchers[0]?.voucherId ?? ''
}
