import type { OrderPage } from '@/domain/orders/order-page'
import { go, hrefOf } from '@/platform/navigation'

/** Opens the page that shows an order. */
export function openOrderPage(page: OrderPage, how: 'push' | 'replace' = 'push'): void {
  if (page.route === 'wallet') go('wallet', {}, {}, how)
  else go(page.route, { orderid: page.orderid }, {}, how)
}

/** Returns the address of the page that shows an order. */
export const hrefOfOrderPage = (page: OrderPage): string =>
  page.route === 'wallet' ? hrefOf('wallet', {}) : hrefOf(page.route, { orderid: page.orderid })
