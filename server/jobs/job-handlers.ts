import { closeCharge } from '../payments/close-charge'
import { sendSandboxCallback } from '../sandbox/send-sandbox-callback'
import { checkPayment } from './check-payment'
import { confirmOrder } from './confirm-order'
import { eraseLeftovers } from './erase-leftovers'
import type { JobHandlers } from '../kernel/jobs/run-jobs'
import { beginStay, endStay } from './pass-stay'
import { purge } from '../kernel/jobs/purge'
import { sendRefund } from './send-refund'
import { sweepUpload } from './sweep-upload'

/** The handler of each topic. */
export const jobHandlers: JobHandlers = {
  'confirm-order': confirmOrder,
  'begin-stay': beginStay,
  'end-stay': endStay,
  'check-payment': checkPayment,
  'close-charge': (services, { bankOrderId }) => closeCharge(services, bankOrderId),
  'send-refund': sendRefund,
  'sweep-upload': sweepUpload,
  'erase-leftovers': eraseLeftovers,
  'send-sandbox-callback': sendSandboxCallback,
  purge,
}
