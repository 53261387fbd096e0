import { couponRefundScenes } from './support/coupon-refund-scenes'
import { exchangeScenes } from './support/exchange-scenes'
import { lookAtScenes } from './support/look-at-scenes'
import { mixScenes } from './support/mix-scenes'
import { voucherScenes } from './support/voucher-scenes'

// The last ones give vouchers of the order back that the others show.
lookAtScenes([...voucherScenes, ...exchangeScenes, ...mixScenes, ...couponRefundScenes])
