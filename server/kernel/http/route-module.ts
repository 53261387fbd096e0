import type { Static } from 'typebox'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { RouteAuth, RouteContract, RouteTable } from '@/contract/route'
import type { Services, SignedInUser } from '../services'

/** One call as its handler sees it, apart from its input. */
export interface RequestContext<
  User extends SignedInUser | null = SignedInUser | null,
  Key = string | null,
  File = Buffer | null,
> {
  readonly services: Services
  readonly user: User
  /** The device's own id from the device-id header; a label, never a proof. */
  readonly deviceId: string | null
  /** Display currency from the currency header, one that we trade in; CNY otherwise. */
  readonly currency: string
  /** `ios`, `android`, the mini-program's name, `web`, or `web-` and the app whose browser it is. */
  readonly appType: string
  readonly ip: string
  readonly requestId: string
  readonly idempotencyKey: Key
  readonly log: FastifyBaseLogger
  /** The HttpOnly refresh cookie; null when absent or when another site sent the call. */
  readonly refreshCookie: string | null
  setRefreshCookie(refreshToken: string, expiresAt: Date): void
  clearRefreshCookie(): void
  /** The body as it came, byte for byte, for checking a provider's signature. */
  readonly rawBody: Buffer
  /** The one file of a multipart call. */
  readonly file: File
  /** A request header by its lower-case name. */
  header(name: string): string | null
  /** Sets a reply header. */
  setHeader(name: string, value: string): void
}

type UserOf<Auth extends RouteAuth> = Auth extends 'user' ? SignedInUser : SignedInUser | null
type FileOf<Route> = Route extends { readonly isMultipart: true } ? Buffer : Buffer | null
type KeyOf<Route> = Route extends { readonly idempotent: true } ? string : string | null

/** The context of one route; user, idempotency key and file are present where the contract requires them. */
export type ContextOf<Route extends RouteContract> = RequestContext<UserOf<Route['auth']>, KeyOf<Route>, FileOf<Route>>

/** Handles one route of the contract; throws an ApiError to refuse the request. */
export type HandlerOf<Route extends RouteContract> = (
  input: Static<Route['input']>,
  context: ContextOf<Route>,
) => Promise<Static<Route['reply']>>

/** One handler for each call of a section, none missing, none too many. */
export type HandlersOf<Table extends RouteTable> = { readonly [Id in keyof Table]: HandlerOf<Table[Id]> }

/** A route as the server runs it, its types checked by routeModule. */
export type AnyHandler = (input: never, context: never) => Promise<unknown>
export interface AnyRouteModule {
  readonly routes: RouteTable
  readonly handlers: Readonly<Record<string, AnyHandler>>
}

/** A section with its handlers, through which the server can also call itself. */
export interface RouteModule<Table extends RouteTable> extends AnyRouteModule {
  readonly routes: Table
  readonly handlers: HandlersOf<Table>
}

/** Joins a section with its handlers; fails to compile when one is missing or returns another type. */
export function routeModule<const Table extends RouteTable>(
  routes: Table,
  handlers: HandlersOf<Table>,
): RouteModule<Table> {
  return { routes, handlers }
}

/** Routes of the server that are no calls of the contract: pictures, downloads, robots.txt. */
export type AppPart = (app: FastifyInstance, services: Services) => void | Promise<void>
