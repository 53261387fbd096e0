import { firstOrders, readOrderKeyword, readOrderTab, showsTips } from '@/domain/orders/order-tabs'

test.each([
  [undefined, 'all'],
  ['to_pay', 'to_pay'],
  ['nonsense', 'all'],
])('%s is the tab %s', (text, tab) => expect(readOrderTab(text)).toBe(tab))

test('a tab is requested twenty at a time, with the keyword where there is one', () => {
  expect(firstOrders('to_pay', '')).toEqual({ tab: 'to_pay', pageSize: 20 })
  expect(firstOrders('all', '杭州')).toEqual({ tab: 'all', keyword: '杭州', pageSize: 20 })
})

test.each([
  [undefined, ''],
  ['  ', ''],
  ['  lake \u3000 house ', 'lake house'],
  ['😀'.repeat(50), '😀'.repeat(40)],
])('%j is the keyword %j', (text, keyword) => expect(readOrderKeyword(text)).toBe(keyword))

test.each([
  ['all', '', true],
  ['upcoming', '', false],
  ['all', 'lake', false],
] as const)('above %s with the keyword %j stands what comes next: %s', (tab, keyword, shows) =>
  expect(showsTips(tab, keyword)).toBe(shows),
)
