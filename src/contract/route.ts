import type { Static, TSchema } from 'typebox'

/** Which client of the specification (§7) sends a call; `provider` calls come from outside the app, `staff` calls from people of the house. */
export type ClientName = 'main' | 'new' | 'log' | 'upload' | 'stream' | 'chat' | 'provider' | 'staff'

/** Who may call: anyone, a signed-in user, or the owner of the item (or the holder of its unguessable payId). */
export type RouteAuth = 'open' | 'user' | 'owner'

/** One API call as client, server and OpenAPI document see it; `input` is the query of a GET and the body of everything else. */
export interface RouteContract<Input extends TSchema = TSchema, Reply extends TSchema = TSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly operationId: string
  readonly summary: string
  readonly client: ClientName
  readonly auth: RouteAuth
  /** The call takes an Idempotency-Key and returns the first reply for the same key again, byte for byte. */
  readonly idempotent?: true
  /** The reply carries an ETag and may be cached: a request with that ETag returns 304 while nothing has changed. */
  readonly isRevalidated?: true
  /** An open call whose reply depends on the caller and that may be repeated. An expired token gets a visitor's reply with a header that marks it stale. The client then renews the token and repeats the call. */
  readonly marksStaleToken?: true
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
