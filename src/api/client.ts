import type { HostFile, SendHttp } from '@/platform/http/contract'
import type { ApiKey, InputOf, ReplyOf } from './api'

/** How one of the clients behaves (spec §7). */
export interface ClientProfile {
  readonly name: 'main' | 'new' | 'log' | 'upload' | 'stream' | 'chat'
  readonly timeoutMs: number
  /** userid goes into every query and body. */
  readonly sendsUserid: boolean
  /** Language, currency, app type and version go into the headers. */
  readonly sendsPreferences: boolean
}

const newer = { timeoutMs: 40_000, sendsUserid: false, sendsPreferences: true }

/** The clients of the specification; stream and chat are the newer API on hosts of their own. */
export const clientProfiles = {
  main: { name: 'main', timeoutMs: 15_000, sendsUserid: true, sendsPreferences: false },
  new: { name: 'new', ...newer },
  log: { name: 'log', timeoutMs: 10_000, sendsUserid: true, sendsPreferences: false },
  upload: { name: 'upload', ...newer, timeoutMs: 20_000 },
  stream: { name: 'stream', ...newer },
  chat: { name: 'chat', ...newer },
} as const satisfies Record<ClientProfile['name'], ClientProfile>

/** The calling user and device, read again for every call. */
export interface Caller {
  readonly uid: string | null
  readonly token: string | null
  readonly deviceId: string
  /** The currency preference: the stored one, or one that a shared link has lent. */
  readonly currency: string | null
  readonly appType: string
  /** Version of the native app around us, null elsewhere. */
  readonly appVersion: string | null
  /** Opens one order to a guest, who has no account or is not signed in to it. */
  readonly guestOrderToken?: string | null
}

/** Options of a call beside its input. */
export interface CallOptions {
  /** Show the global loading overlay until the response arrives. */
  readonly showsLoading?: boolean
  /** Takes the place of the usual transport, as for a reply that is read as a stream. */
  readonly send?: SendHttp
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

/** One of the clients. Rejects with NoReply, with a 401 reply as it is, or with the body's error. */
export interface Client {
  call<Key extends ApiKey>(key: Key, input: InputOf<Key>, options?: CallOptions): Promise<ReplyOf<Key>>
}

/** The clients by name. */
export interface Clients {
  readonly main: Client
  readonly new: Client
  readonly log: Client
  readonly upload: Client
  readonly stream: Client
  readonly chat: Client
}

/** A call of the contract as a function. */
export type Endpoint<Key extends ApiKey> = (input: InputOf<Key>, options?: CallOptions) => Promise<ReplyOf<Key>>
