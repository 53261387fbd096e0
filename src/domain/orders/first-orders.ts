import type { OrderTab } from '@/contract/order'

/** What the first page of the bookings in a tab is asked with. */
export const firstOrders = (tab: OrderTab) => ({ tab, pageSize: 20 })
