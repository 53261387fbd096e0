import { paymentRoutes } from '@/contract/payment'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import { signedHeaders } from './callback-signature'

/** Posts the gateway's signed word to the server's callback address; anything but success is tried again. */
export const sendSandboxCallback: JobHandler<'send-sandbox-callback'> = async (
  { env, clock },
  { body },
  { postHere },
) => {
  const status = await postHere(
    paymentRoutes.receivePaymentCallback.path,
    signedHeaders(env.secret, clock.now(), body),
    body,
  )
  if (status !== 200) throw new Error(`callback was answered with ${status}`)
}
