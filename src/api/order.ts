import { endpoint, type Clients } from './client'

/** Calls about orders. */
export const createOrderApi = (clients: Clients) => ({
  submitPackageOrder: endpoint(clients.new, 'POST /api/order/zomo/package/submit'),
  listOrders: endpoint(clients.new, 'GET /api/order/zomo/list'),
  countOrders: endpoint(clients.new, 'GET /api/order/zomo/count'),
  getOrderDetail: endpoint(clients.new, 'GET /api/Order/detail_abroad'),
  getPackageOrderByPayId: endpoint(clients.new, 'GET /api/order/zomo/package/bypayid'),
  quoteCancel: endpoint(clients.new, 'GET /api/order/zomo/cancel/quote'),
  cancelHotelOrder: endpoint(clients.new, 'POST /api/order/zomo/hotel/cancel'),
})

export type OrderCalls = ReturnType<typeof createOrderApi>
