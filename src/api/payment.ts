import { endpoint, type Clients } from './client'

/** Calls about paying. */
export const createPaymentApi = (clients: Clients) => ({
  getPaymentPage: endpoint(clients.new, 'GET /api/order/zomo/payment/page/info'),
  createPayment: endpoint(clients.new, 'POST /api/payment/order'),
  getPaymentUrl: endpoint(clients.new, 'POST /api/payment/orderPayUrl'),
})

export type PaymentCalls = ReturnType<typeof createPaymentApi>
