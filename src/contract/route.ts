import type { Static, TSchema } from 'typebox'

/** Which of the four clients of the specification (§7) sends a call; `provider` calls come from outside the app. */
export type ClientName = 'main' | 'new' | 'log' | 'upload' | 'provider'

/** Who may ask: anyone, a signed-in user, or the owner of the thing (or whoever holds its unguessable payId). */
export type RouteAuth = 'open' | 'user' | 'owner'

/** One API call as client, server and OpenAPI document see it; `input` is the query of a GET and the body of everything else. */
export interface RouteContract<Input extends TSchema = TSchema, Reply extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly client: ClientName
  readonly auth: RouteAuth
  /** The call takes an Idempotency-Key and answers the same key with the first reply, byte for byte. */
  readonly idempotent?: true
  /** The reply carries an ETag and may be kept: asked for with it, the call answers 304 while nothing has changed. */
  readonly isRevalidated?: true
  /** An open call whose answer depends on who asks, and that may be asked twice: with a token that is no longer good a visitor's answer comes, and a header that says so, for the client to renew the token and ask again. */
  readonly tellsStaleToken?: true
  /** The body is a form with one file beside the input's fields. */
  readonly isMultipart?: true
  readonly input: Input
  readonly reply: Reply
}

/** Routes by operationId, as each API section lists them. */
export type RouteTable = Readonly<Record<string, RouteContract>>

/** The section as the client sees it: "METHOD /path" to what is sent and what comes back. */
export type ApiOf<Table extends RouteTable> = {
  [Id in keyof Table as `${Table[Id]['method']} ${Table[Id]['path']}`]: {
    input: Static<Table[Id]['input']>
    reply: Static<Table[Id]['reply']>
  }
}
