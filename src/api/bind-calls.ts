import type { ApiKey } from './api'
import type { CallOptions, Clients, Endpoint } from './client'

/** Calls by section and operationId: the client that sends it, and "METHOD /path". */
export type Sections = Readonly<Record<string, Readonly<Record<string, readonly [keyof Clients, ApiKey]>>>>

/** Every call of sections as a function. */
export type CallsOf<Of extends Sections> = {
  readonly [Section in keyof Of]: {
    readonly [Name in keyof Of[Section]]: Of[Section][Name] extends readonly [keyof Clients, infer Key]
      ? Endpoint<Key & ApiKey>
      : never
  }
}

const bound = (clients: Clients, calls: Sections[string]) =>
  Object.fromEntries(
    Object.entries(calls).map(([name, [client, key]]) => [
      name,
      (input: never, options?: CallOptions) => clients[client].call(key, input, options),
    ]),
  )

/** Binds every call of sections to the client that sends it. */
export const bindCalls = <Of extends Sections>(clients: Clients, sections: Of): CallsOf<Of> =>
  Object.fromEntries(Object.entries(sections).map(([name, calls]) => [name, bound(clients, calls)])) as CallsOf<Of>
