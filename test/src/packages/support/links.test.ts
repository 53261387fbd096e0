import { answerLink, chatLink } from '@/packages/support/pages/udesk/links'
import { hrefOfOrderPage } from '@/shell/order-page'

const card = { title: 'A stay', text: '', picture: null, id: 'O1' }

test('a stay that is booked with a voucher leads to the wallet', () => {
  const wallet = hrefOfOrderPage({ route: 'wallet' })
  expect(chatLink({ ...card, kind: 'exchangeOrder' }).href).toBe(wallet)
  expect(answerLink({ kind: 'order', type: 'exchange', orderid: 'O1' } as never)?.href).toBe(wallet)
})

test.each(['hotelOrder', 'couponOrder', 'mixOrder'] as const)('a card of a %s leads to its page', (kind) => {
  expect(chatLink({ ...card, kind }).href).toBe(hrefOfOrderPage({ route: kind, orderid: 'O1' }))
})
