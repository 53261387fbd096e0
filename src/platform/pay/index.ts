import type { HostPayment } from './contract'

/** Hosts whose own payment call no channel uses. */
export const hostPayment: HostPayment = {
  payerCode: async () => null,
  request: async () => {},
}
