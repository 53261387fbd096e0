import type { FastifyBaseLogger } from 'fastify'
import type { PayChannel } from '@/contract/payment'
import { ApiError, unauthorized } from '../../kernel/errors'
import type { AppPart } from '../../kernel/http/route-module'
import type { Services } from '../../kernel/services'
import { callbackPath, type CallbackReading, type IncomingCallback, type PaymentProvider } from './provider'
import { takeProviderMessage } from './provider-events'

/** Takes a provider's callback in; throws 401 where its signature is not valid, 400 where it is not for us. */
export async function takeCallback(
  services: Services,
  provider: PaymentProvider,
  callback: IncomingCallback,
  log: FastifyBaseLogger,
): Promise<void> {
  const { channel } = provider
  const reading = await provider.readCallback(callback)
  if (reading.verdict !== 'genuine') throw refusalOf(services, reading, channel, log)
  const { eventId, event } = reading
  const bankOrderId = event?.bankOrderId
  try {
    const effect = await takeProviderMessage(services, { provider: channel, eventId, event, rawBody: callback.rawBody })
    log.info({ event: 'payment_callback', channel, effect, bankOrderId }, 'payment callback taken in')
  } catch (error) {
    if (error instanceof ApiError)
      log.error({ event: 'payment_event_refused', channel, eventId, bankOrderId, code: error.code }, error.message)
    throw error
  }
}

function refusalOf(
  { securityCounters }: Services,
  { verdict }: CallbackReading,
  channel: PayChannel,
  log: FastifyBaseLogger,
): ApiError {
  const entry = { event: 'payment_callback_refused', channel, verdict }
  if (verdict === 'probe') {
    securityCounters.signatureProbes += 1
    log.info(entry, 'a signature probe of the provider was refused')
  } else log.warn(entry, 'payment callback refused')
  if (verdict === 'foreign') return new ApiError(400, 'other_merchant', 'This message is for another merchant.')
  return unauthorized('The signature is not valid.', 'bad_signature')
}

/** One address for the callbacks of each provider that is configured; the sandbox's is a call of the contract. */
export const paymentCallbacks: AppPart = async (app, services) => {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser<Buffer>('*', { parseAs: 'buffer' }, (request, body, done) => {
      request.rawBody = body
      done(null, body)
    })
    for (const provider of services.payments) {
      if (provider.channel === 'sandbox') continue
      scope.post(callbackPath(provider.channel), async (request, reply) => {
        const header = (name: string) => {
          const value = request.headers[name]
          return typeof value === 'string' ? value : null
        }
        await takeCallback(services, provider, { header, rawBody: request.rawBody }, request.log)
        return reply.type(provider.callbackReply.contentType).send(provider.callbackReply.body)
      })
    }
  })
}
