import { couponRefundScenes } from './support/coupon-refund-scenes'
import { lookAtScenes } from './support/look-at-scenes'

lookAtScenes(couponRefundScenes)
