import type { FastifyInstance } from 'fastify'
import { ApiError } from '../errors/api-error'

declare module 'fastify' {
  interface FastifyRequest {
    rawBody: Buffer
  }
}

const emptyBody = Buffer.alloc(0)

function addJsonParser(app: FastifyInstance, contentType: string) {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser<Buffer>(contentType, { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body
    if (body.length === 0) return done(null, undefined)
    void parse(request, body.toString('utf8'), done)
  })
}

/** JSON is the only body that calls take; its bytes are kept for signatures, and an empty one is allowed. */
export function registerBodyParsers(app: FastifyInstance): void {
  app.decorateRequest('rawBody')
  app.addHook('onRequest', async (request) => {
    request.rawBody = emptyBody
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity')
      throw new ApiError(415, 'unsupported_media_type', 'This could not be read. Please try again.')
  })
  app.removeAllContentTypeParsers()
  addJsonParser(app, 'application/json')
}

/** Also takes JSON under text/plain, as beacons send it. */
export function acceptBeacons(app: FastifyInstance): void {
  addJsonParser(app, 'text/plain')
}
