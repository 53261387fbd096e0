import { findCharge, signedHeaders } from '../../../server/demo/gateway/provider'
import type { Reply } from './call'
import type { TestServer } from './start-test-server'

/** Returns the callback that the gateway would send for this charge, with the test's changes. */
export async function callbackBody(server: TestServer, bankOrderId: string, more: object = {}): Promise<string> {
  const charge = await findCharge(server.services.database.db, bankOrderId)
  return JSON.stringify({
    eventId: server.services.random.id(),
    bankOrderId,
    outcome: 'paid',
    amountMinor: charge?.amountMinor ?? 1,
    currencyCode: charge?.currencyCode ?? 'CNY',
    occurredAt: server.clock.now().toISOString(),
    ...more,
  })
}

/** Sends a callback with the gateway's signature, or with the headers that the test gives. */
export async function sendCallback(
  { app, services, clock }: TestServer,
  body: string,
  headers: Record<string, string> = signedHeaders(services.env.secret, clock.now(), body),
): Promise<Pick<Reply, 'status' | 'body'>> {
  const reply = await app.inject({
    method: 'POST',
    url: '/api/payment/callback/sandbox',
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  })
  return { status: reply.statusCode, body: reply.json() }
}

/** Delivers a callback as providers do: again for as long as the server is too busy for it (503). */
export async function deliverCallback(server: TestServer, body: string): ReturnType<typeof sendCallback> {
  for (;;) {
    const reply = await sendCallback(server, body)
    if (reply.status !== 503) return reply
  }
}
