import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { ErrorBody } from '@/contract/error-body'
import type { TSchema } from 'typebox'
import type { RouteContract } from '@/contract/route'
import { badInput } from '../errors'
import { checkedText, sendRevalidated } from './replies'
import type { AnyHandler, AnyRouteModule } from './route-module'
import type { Services } from '../services'
import { authenticate, isTokenStale, watchUserId } from './authenticate'
import { acceptBeacons, mostFormBytes, takeForms } from './request-body'
import { inputCheck } from './input-check'
import { refuseCrossOrigin } from './cross-origin'
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

/** How a server takes uploads in. */
export interface UploadAdmission {
  /** Decides on an upload before its body is read; throws an ApiError to refuse it. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<void>
  /** Reads an admitted upload: its fields become the body, checked against this schema later. */
  read(request: FastifyRequest, input: TSchema): Promise<void>
  /** Runs work on a request; an upload stays counted as under way until the work has ended. */
  during<Result>(request: FastifyRequest, work: () => Promise<Result>): Promise<Result>
}

interface RouteParts {
  readonly route: RouteContract
  readonly handler: AnyHandler
  readonly services: Services
  readonly uploads: UploadAdmission
}

function optionsOf({ route, handler, services, uploads }: RouteParts): RouteOptions {
  const write = checkedText(route.operationId, route.reply)
  const run: (input: never, context: never) => Promise<unknown> = handler
  return {
    method: route.method,
    url: route.path,
    schema: schemaOf(route),
    onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
      refuseCrossOrigin(request, route.client, services.env)
      await authenticate(request, route.auth, services)
      if (route.marksStaleToken && isTokenStale(request)) void reply.header('token-state', 'stale')
      if (route.idempotent) requireIdempotencyKey(request)
      if (route.isMultipart) await uploads.admit(request, reply)
    },
    ...(route.isMultipart ? { bodyLimit: mostFormBytes } : {}),
    // Before the check: it drops what the schema does not name, a userid among it.
    preValidation: async (request: FastifyRequest) => {
      if (route.isMultipart) await uploads.read(request, route.input)
      watchUserId(request, services)
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const input: unknown = takesQuery(route) ? request.query : request.body
      const context = requestContext(request, reply, services)
      const replied = await uploads.during(request, () => run(asContract(input), asContract(context)))
      const text = write(replied)
      if (route.isRevalidated) return sendRevalidated(request, reply, text)
      return reply.type('application/json; charset=utf-8').send(text)
    },
  }
}

/** Input and context were checked against the route's contract at run time, and its handler's types against it by routeModule. */
const asContract = (value: unknown) => value as never

/** Registers every route of the modules; checks authorization, input, idempotency key and reply against the contract. */
export function registerContractRoutes(
  app: FastifyInstance,
  services: Services,
  { modules, uploads }: { readonly modules: readonly AnyRouteModule[]; readonly uploads: UploadAdmission },
): void {
  app.decorateRequest('signedInUser', null)
  app.decorateRequest('sentFile', null)
  app.setValidatorCompiler(({ schema, httpPart }) => inputCheck(Object(schema), httpPart))
  app.setSerializerCompiler(() => JSON.stringify)
  const all = modules.flatMap(({ routes, handlers }) =>
    Object.entries(routes).map(([id, route]) => ({ route, handler: handlers[id] })),
  )
  const register = (scope: FastifyInstance, wants: (route: RouteContract) => boolean) => {
    for (const { route, handler } of all) {
      if (handler && wants(route)) scope.route(optionsOf({ route, handler, services, uploads }))
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
