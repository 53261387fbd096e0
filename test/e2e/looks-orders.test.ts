import { orderListScenes } from './support/order-list-scenes'
import { orderScenes } from './support/order-scenes'
import { payScenes } from './support/pay-scenes'
import { lookAtScenes } from './support/look-at-scenes'
import { refundScenes } from './support/refund-scenes'

// The last ones cancel the order that the others show.
lookAtScenes([...payScenes, ...orderListScenes, ...orderScenes, ...refundScenes])
