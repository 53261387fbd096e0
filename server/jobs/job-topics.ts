/** What each kind of job carries; a job may run more than once and then changes nothing. */
export interface JobTopics {
  'confirm-order': { orderId: string }
  'begin-stay': { orderId: string }
  'end-stay': { orderId: string }
  'check-payment': { bankOrderId: string }
  'close-charge': { bankOrderId: string }
  'send-refund': { refundId: string }
  'sweep-upload': { fileId: string }
  'erase-leftovers': { uid: string }
  'send-sandbox-callback': { body: string }
  purge: Record<string, never>
}

export type JobTopic = keyof JobTopics
