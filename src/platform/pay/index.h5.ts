import { whenStepsGone } from '../back-steps'
import type { OpenGateway } from './contract'

/** The gateway takes over the whole window and sends the traveller back. */
export const openGateway: OpenGateway = (payUrl) => whenStepsGone(() => window.location.assign(payUrl))
