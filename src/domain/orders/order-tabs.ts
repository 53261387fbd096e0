import type { OrderTab } from '@/contract/order'

/** The tabs of the bookings in their order, as they are called. */
export const orderTabs: readonly { readonly key: OrderTab; readonly label: string }[] = [
  { key: 'all', label: 'All' },
  { key: 'to_pay', label: 'To pay' },
  { key: 'to_confirm', label: 'To confirm' },
  { key: 'upcoming', label: 'Upcoming' },
  { key: 'completed', label: 'Completed' },
  { key: 'cancelled', label: 'Cancelled' },
]

/** The tab that an address names; all where it names none. */
export const readOrderTab = (text: string | undefined): OrderTab =>
  orderTabs.find(({ key }) => key === text)?.key ?? 'all'

/** Query of the first page of a tab's bookings. */
export const firstOrders = (tab: OrderTab) => ({ tab, pageSize: 20 })
