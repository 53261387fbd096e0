import type { HostFile } from '@/platform/http/contract'
import type { ApiKey, InputOf, ReplyOf } from './api'

/** Options of a call beside its input. */
export interface CallOptions {
  /** Show the global loading overlay until the response arrives. */
  readonly showsLoading?: boolean
  /** The same key and body return the first reply again. */
  readonly idempotencyKey?: string
  /** The file of a call that sends one. */
  readonly file?: HostFile
  /** Called with the uploaded share of the file, in per cent. */
  readonly onProgress?: (percent: number) => void
  /** False for calls that must not try to renew the sign-in. */
  readonly renewsToken?: boolean
  /** Whether an expired sign-in prompts the visitor to sign in again; by default for calls that change something, as reads run in the background. False also on pages for signed-out users. */
  readonly promptsSignIn?: boolean
}

/** One of the four clients. Rejects with NoReply, with a 401 reply as it is, or with the body's error. */
export interface Client {
  call<Key extends ApiKey>(key: Key, input: InputOf<Key>, options?: CallOptions): Promise<ReplyOf<Key>>
}

/** The four clients by name. */
export interface Clients {
  readonly main: Client
  readonly new: Client
  readonly log: Client
  readonly upload: Client
}

/** A call of the contract as a function. */
export type Endpoint<Key extends ApiKey> = (input: InputOf<Key>, options?: CallOptions) => Promise<ReplyOf<Key>>

/** Binds a call of the contract to the client that sends it. */
export const endpoint =
  <Key extends ApiKey>(client: Client, key: Key): Endpoint<Key> =>
  (input, options) =>
    client.call(key, input, options)
