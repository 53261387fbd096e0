import { leaveTo } from '../navigate'
import type { OpenGateway } from './contract'

/** The gateway opens in a web view above the payment page. */
export const openGateway: OpenGateway = (payUrl) => leaveTo(payUrl)
