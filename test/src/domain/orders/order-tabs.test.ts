import { firstOrders, readOrderTab } from '@/domain/orders/order-tabs'

test.each([
  [undefined, 'all'],
  ['to_pay', 'to_pay'],
  ['nonsense', 'all'],
])('%s is the tab %s', (text, tab) => expect(readOrderTab(text)).toBe(tab))

test('a tab is requested twenty at a time', () =>
  expect(firstOrders('to_pay')).toEqual({ tab: 'to_pay', pageSize: 20 }))
