const refuse = () => Promise.reject(new Error('no order of a voucher and a date'))

/** Calls about an order of vouchers and a date, where a test has none. */
export const noMixOrders = { cancelMixOrder: refuse, deleteMixOrder: refuse }
