import type { OrderStatus, OrderTab } from '@/contract/order'
import { orderStatusText, statusesOfTab } from '@/domain/booking/order-status'

test.each<[OrderTab, OrderStatus[]]>([
  ['to_pay', ['TO_PAY']],
  ['to_confirm', ['CONFIRMING']],
  ['upcoming', ['CONFIRMED', 'CHECKED_IN']],
  ['completed', ['COMPLETED', 'NO_SHOW']],
  ['cancelled', ['CLOSED_TIMEOUT', 'CANCELLED', 'REJECTED', 'AUTO_REFUNDING', 'REFUNDED']],
])('%s', (tab, statuses) => {
  expect(statusesOfTab(tab)).toEqual(statuses)
})

test('every order stands in exactly one tab beside all', () => {
  const tabs: OrderTab[] = ['to_pay', 'to_confirm', 'upcoming', 'completed', 'cancelled']
  expect(tabs.flatMap(statusesOfTab).toSorted()).toEqual(statusesOfTab('all').toSorted())
})

test('every state has words of its own', () => {
  const texts = statusesOfTab('all').map(orderStatusText)
  expect(new Set(texts).size).toBe(texts.length)
})
