const refuse = () => Promise.reject(new Error('no order of a voucher and a date'))

/** Calls for orders of vouchers with a date that always fail, for tests without such orders. */
export const noMixOrders = { cancelMixOrder: refuse, deleteMixOrder: refuse }
