import type { OrderTab } from '@/contract/order'

/** The tabs of the bookings in their order, as they are called. */
export const orderTabs: readonly { readonly key: OrderTab; readonly label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'to_pay', label: 'To pay' },
  { key: 'to_confirm', label: 'To confirm' },
  { key: 'upcoming', label: 'Upcoming' },
  { key: 'to_use', label: 'To use' },
  { key: 'completed', label: 'Completed' },
  { key: 'cancelled', label: 'Cancelled' },
]

/** The tab that an address names; all where it names none. */
export const readOrderTab = (text: string | undefined): OrderTab =>
  orderTabs.find(({ key }) => key === text)?.key ?? 'all'

/** Longest keyword that bookings are searched by. */
const LONGEST_KEYWORD = 40

/** A keyword as bookings are searched by it: single spaces, at most 40 characters; empty where there is none. */
export const readOrderKeyword = (text: string | undefined): string =>
  [...(text ?? '').trim().replace(/\s+/g, ' ')].slice(0, LONGEST_KEYWORD).join('')

/** Query of the first page of a tab's bookings, or of those among them that match a keyword. */
export const firstOrders = (tab: OrderTab, keyword: string) => ({
  tab,
  ...(keyword === '' ? {} : { keyword }),
  pageSize: 20,
})

/** Whether what comes next stands above the list: where nothing narrows it. */
export const showsTips = (tab: OrderTab, keyword: string): boolean => tab === 'all' && keyword === ''
