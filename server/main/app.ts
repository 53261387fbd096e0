import cookie from '@fastify/cookie'
import fastify, { LogController, type FastifyInstance } from 'fastify'
import { appParts, routeModules } from './app-parts'
import { resolveCallerAddress } from '../kernel/http/caller-address'
import { registerBodyParsers } from '../kernel/http/request-body'
import { registerCompression } from '../kernel/http/compression'
import { replyToConnectionError, registerErrorReplies } from '../kernel/http/error-replies'
import { registerContractRoutes } from '../kernel/http/contract-routes'
import { allowWebOrigins, refuseForeignHosts } from '../kernel/http/cross-origin'
import { registerH5App } from '../pages/h5-app'
import { applyMethodOverride, isApiCall, originForm, readableUrl } from '../kernel/http/request-url'
import { registerHealth, type Lifecycle } from '../kernel/http/health'
import { registerOpenApi } from '../kernel/http/open-api'
import { registerRateLimit } from '../kernel/http/rate-limit'
import {
  readSecurityHeaders,
  registerSecurityHeaders,
  type ScriptSources,
  socketOrigins,
} from '../kernel/http/security-headers'
import { findH5Build, storedFolderOf } from '../pages/build'
import { createPageServer } from '../pages/render'
import type { AnyRouteModule, AppPart } from '../kernel/http/route-module'
import { scriptSources } from '../pages/compose'
import type { AppServices } from './create-services'
import { createUploadAdmission } from '../uploads/routes'

/** What a test may leave out or change of the app. */
export interface AppOptions {
  modules?: readonly AnyRouteModule[]
  parts?: readonly AppPart[]
  lifecycle?: Lifecycle
  /** How long a request may take to arrive whole, ms. */
  longestRequestMs?: number
}

const mostBodyBytes = 256 * 1024

/** A request that takes longer to arrive is cut off, so that slow senders hold nothing; looked after ten times in that span. */
const usualLongestRequestMs = 60_000

function createFastify(services: AppServices, longestRequestMs: number): FastifyInstance {
  return fastify({
    loggerInstance: services.log,
    logController: new LogController({ disableRequestLogging: !services.env.isProductionLike }),
    genReqId: () => services.random.id(),
    // What is left of the forwarded addresses is the caller's (resolveCallerAddress).
    trustProxy: services.env.trustedHops > 0 && ((_address, hop) => hop === 0),
    bodyLimit: mostBodyBytes,
    requestTimeout: longestRequestMs,
    http: { headersTimeout: longestRequestMs, connectionsCheckingInterval: longestRequestMs / 10 },
    clientErrorHandler: (error, socket) => replyToConnectionError(error, socket, services.random.id()),
    forceCloseConnections: 'idle',
    routerOptions: { ignoreTrailingSlash: true },
    rewriteUrl: (request) => {
      applyMethodOverride(request)
      resolveCallerAddress(request, services.env.trustedHops)
      return readableUrl(originForm(request.url ?? '/'))
    },
  })
}

/** API replies, personal or not, may be cached by nobody unless their handler sets otherwise. */
function forbidApiCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (isApiCall(request) && !reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
}

/** Scripts also send files to a store of another origin, and open sockets: older browsers do not count those as of the page's own origin. */
const withStore = ({ html, hosts }: ScriptSources, { files: { foreignOrigin }, env }: AppServices): ScriptSources => ({
  html,
  hosts: [...hosts, ...socketOrigins([env.publicUrl, ...hosts]), ...(foreignOrigin === null ? [] : [foreignOrigin])],
})

/** A client whose response closes the connection sends no further request on it that the stop would cut. */
function closeConnectionsWhileStopping(app: FastifyInstance, lifecycle: Lifecycle): void {
  app.addHook('onSend', async (_request, reply) => {
    if (lifecycle.isStopping) void reply.header('connection', 'close')
  })
}

/** Builds the complete HTTP server without listening. */
export async function buildApp(services: AppServices, options: AppOptions = {}): Promise<FastifyInstance> {
  const { modules = routeModules, parts = appParts, lifecycle = { isStopping: false } } = options
  const app = createFastify(services, options.longestRequestMs ?? usualLongestRequestMs)
  const h5 = findH5Build(services.env.root)
  const pages = createPageServer({ services, build: h5 })
  const headers = await readSecurityHeaders(withStore(scriptSources(h5), services))
  closeConnectionsWhileStopping(app, lifecycle)
  registerSecurityHeaders(app, headers)
  allowWebOrigins(app, services.env)
  registerErrorReplies(app, services.env)
  refuseForeignHosts(app, services.env)
  registerBodyParsers(app)
  forbidApiCaching(app)
  await app.register(cookie)
  await registerCompression(app)
  await registerRateLimit(app, services.env)
  await registerOpenApi(app, services.env)
  registerHealth(app, services, lifecycle)
  registerContractRoutes(app, services, { modules, uploads: createUploadAdmission(app, services) })
  await services.demo?.register(app, services)
  for (const part of parts) await part(app, services)
  await registerH5App(app, {
    build: h5,
    assetFolder: storedFolderOf(services.env),
    pages,
    services,
  })
  await app.ready()
  return app
}
