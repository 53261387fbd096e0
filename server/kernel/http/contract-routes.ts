import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ErrorBody } from '@/contract/error-body'
import type { RouteContract } from '@/contract/route'
import { badInput } from '../errors'
import { checkedText, sendRevalidated } from './replies'
import type { AnyHandler, AnyRouteModule } from './route-module'
import type { Services } from '../services'
import { createUploadGate, type UploadGate } from '../../uploads/upload-gate'
import { admitUpload, readUpload } from '../../uploads/routes'
import { authenticate, isTokenStale, watchUserId } from './authenticate'
import { acceptBeacons, mostFormBytes, takeForms } from './request-body'
import { inputCheck } from './input-check'
import { refuseOtherSite } from './cross-origin'
import { requestContext } from './request-context'

const takesQuery = (route: RouteContract) => route.method === 'GET' || route.method === 'DELETE'

function requireIdempotencyKey(request: FastifyRequest): void {
  const key = request.headers['idempotency-key']
  if (typeof key === 'string' && /^[\x21-\x7e]{1,255}$/.test(key)) return
  throw badInput('Idempotency-Key', 'This could not be sent. Please try again.')
}

const schemaOf = (route: RouteContract) => ({
  ...(route.isMultipart ? { consumes: ['multipart/form-data'] } : {}),
  operationId: route.operationId,
  summary: route.summary,
  tags: [route.path.split('/')[2]?.toLowerCase() ?? 'api'],
  ...(route.auth === 'open' ? {} : { security: [{ bearer: [] }] }),
  [takesQuery(route) ? 'querystring' : 'body']: route.input,
  response: { 200: route.reply, '4xx': ErrorBody, '5xx': ErrorBody },
})

interface RouteParts {
  readonly route: RouteContract
  readonly handler: AnyHandler
  readonly services: Services
  readonly gate: UploadGate
}

/** Runs work of a request; an upload's place stays occupied meanwhile. */
const occupied = <Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result> =>
  request.uploadPlace ? request.uploadPlace.during(work) : work()

function optionsOf({ route, handler, services, gate }: RouteParts): RouteOptions {
  const write = checkedText(route.operationId, route.reply)
  const run: (input: never, context: never) => Promise<unknown> = handler
  return {
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      refuseOtherSite(request, route.client, services.env)
      await authenticate(request, route.auth, services)
      if (route.tellsStaleToken && isTokenStale(request)) void reply.header('token-state', 'stale')
      if (route.idempotent) requireIdempotencyKey(request)
      if (route.isMultipart) await admitUpload(request, reply, { gate, services })
    },
    ...(route.isMultipart ? { bodyLimit: mostFormBytes } : {}),
    // Before the check: it drops what the schema does not name, a userid among it.
    preValidation: async (request: FastifyRequest) => {
      if (route.isMultipart) await occupied(request, () => readUpload(request, route.input, services))
      watchUserId(request, services)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input: unknown = takesQuery(route) ? request.query : request.body
      const context = requestContext(request, reply, services)
      const answer = await occupied(request, () => run(asContract(input), asContract(context)))
      const text = write(answer)
      if (route.isRevalidated) return sendRevalidated(request, reply, text)
      return reply.type('application/json; charset=utf-8').send(text)
    },
  }
}

/** Input and context were checked against the route's contract at run time, and its handler's types against it by routeModule. */
const asContract = (value: unknown) => value as never

/** Registers every call of the modules: who may ask, input, idempotency key and reply are checked as the contract says. */
export function registerContractRoutes(
  app: FastifyInstance,
  services: Services,
  modules: readonly AnyRouteModule[],
): void {
  app.decorateRequest('signedInUser', null)
  app.decorateRequest('sentFile', null)
  app.decorateRequest('uploadPlace', null)
  const gate = createUploadGate()
  app.setValidatorCompiler(({ schema, httpPart }) => inputCheck(Object(schema), httpPart))
  app.setSerializerCompiler(() => JSON.stringify)
  const all = modules.flatMap(({ routes, handlers }) =>
    Object.entries(routes).map(([id, route]) => ({ route, handler: handlers[id] })),
  )
  const register = (scope: FastifyInstance, wants: (route: RouteContract) => boolean) => {
    for (const { route, handler } of all) {
      if (handler && wants(route)) scope.route(optionsOf({ route, handler, services, gate }))
    }
  }
  register(app, ({ client, isMultipart }) => client !== 'log' && !isMultipart)
  void app.register(async (scope) => {
    acceptBeacons(scope)
    register(scope, ({ client }) => client === 'log')
  })
  void app.register(async (scope) => {
    await takeForms(scope)
    register(scope, ({ isMultipart }) => isMultipart === true)
  })
}
