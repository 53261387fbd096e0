import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Services } from '../kernel/services'
import { decideCharge } from './decide-charge'
import { type CallbackWay, gatewayPage, unknownChargePage } from './gateway-page'
import { gatewayStyle } from './gateway-style'
import { findCharge } from './sandbox-charges'

interface GatewayRequest {
  Params: { bankOrderId: string }
  Querystring: { in?: string }
}

/** Serves the practice gateway's pages under /sandbox; must not be registered in production. */
export async function gatewayPlugin(app: FastifyInstance, { services }: { services: Services }): Promise<void> {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(String(body)))
  })

  app.get('/sandbox/gateway.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(gatewayStyle))

  app.get<GatewayRequest>('/sandbox/pay/:bankOrderId', async (request, reply) => {
    const charge = await findCharge(services.database.db, request.params.bankOrderId)
    if (!charge) return sendPage(reply.code(404), unknownChargePage())
    return sendPage(reply, gatewayPage(charge, isInWebView(request.query)))
  })

  app.post<GatewayRequest & { Body: unknown }>('/sandbox/pay/:bankOrderId', async (request, reply) => {
    const { bankOrderId } = request.params
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
    const outcome = outcomes[form.get('decision') ?? '']
    if (outcome) await decideCharge(services, bankOrderId, { outcome, callback: callbackWay(form.get('callback')) })
    const charge = await findCharge(services.database.db, bankOrderId)
    if (!charge) return sendPage(reply.code(404), unknownChargePage())
    return reply.redirect(isInWebView(request.query) ? request.url : charge.returnUrl, 303)
  })
}

const outcomes: Readonly<Record<string, 'paid' | 'declined'>> = { approve: 'paid', decline: 'declined' }

const isInWebView = (query: GatewayRequest['Querystring']) => query.in === 'web-view'

function callbackWay(text: string | null): CallbackWay {
  return text === 'late' || text === 'twice' || text === 'never' ? text : 'now'
}

function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html)
}
