import type { HostFile } from '@/platform/http/contract'
import type { ApiKey, InputOf, ReplyOf } from './api'

/** What a caller can ask for beside the input. */
export interface CallOptions {
  /** Show the global loading overlay until the answer is there. */
  readonly showsLoading?: boolean
  /** Same key and body give the first answer again. */
  readonly idempotencyKey?: string
  /** The file of a call that sends one. */
  readonly file?: HostFile
  /** Told how much of the file has gone out, in per cent. */
  readonly onProgress?: (percent: number) => void
  /** False for calls that must not try to renew the sign-in. */
  readonly renewsToken?: boolean
  /** Whether the call is an action after which the visitor is asked to sign in again; by default one that changes something, as reads run in the background. False also on pages for people who are signed in. */
  readonly asksToSignIn?: boolean
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
