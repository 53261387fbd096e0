import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { callerAddress } from '../auth/caller-address'
import { createKeptAnswers } from '../pages/kept-answers'
import { formFor } from '../pages/page-answer'
import { createPageReader } from '../pages/page-reader'
import type { PageServer } from '../pages/page-server'
import type { Services } from '../services'
import type { Lifecycle } from './health'
import { noteRequest } from './note-request'
import { originForm } from './origin-form'

/** What pages are answered from, and the headers that every answer has. */
export interface KeptPagesParts {
  readonly pages: Pick<PageServer, 'kept'>
  readonly services: Pick<Services, 'env' | 'log' | 'random' | 'regions'>
  readonly headers: Readonly<Record<string, string>>
  /** While the server stops, pages take the app's own way, whose replies close their connections. */
  readonly lifecycle: Lifecycle
}

/** What sends the page that a request asks for where it lies in memory ready to be sent; it tells whether it did. */
function keptPageSender({ pages, services, headers: everyAnswers }: KeptPagesParts) {
  const { env } = services
  const addressOf = createPageReader(services)
  const answerOf = createKeptAnswers(everyAnswers, env)
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const { method, url = '/', headers } = request
    if (method !== 'GET' && method !== 'HEAD') return false
    const asker = { url, headers, ip: callerAddress(request, env.trustedHops) }
    const address = addressOf(asker)
    const page = address && pages.kept(address)
    const answer = page && answerOf(page, formFor(page, asker))
    if (!answer) return false
    if (env.isProductionLike) noteRequest(request, response, services)
    response.writeHead(answer.status, answer.headers).end(answer.bytes)
    return true
  }
}

/** Answers pages that lie in memory before the app's own way of a request begins, until the app closes. */
export function answerKeptPages(app: FastifyInstance, parts: KeptPagesParts): void {
  const sendKept = keptPageSender(parts)
  let isClosing = false
  app.addHook('preClose', async () => void (isClosing = true))
  app.server.removeAllListeners('request')
  app.server.on('request', (request, response) => {
    request.url = originForm(request.url ?? '/')
    if (isClosing || parts.lifecycle.isStopping || !sendKept(request, response)) app.routing(request, response)
  })
}
