import type { HttpReply, SendFile, SendHttp, StartHttp } from '@/platform/http/contract'
import type { ApiKey, InputOf, ReplyOf } from './api'
import { type CallOptions, type Caller, type Client, type ClientProfile, clientProfiles, type Clients } from './client'
import { composeRequest, composeUpload } from './compose-request'

/** What the clients need from outside. */
export interface ClientDependencies {
  readonly send: SendHttp
  readonly sendFile: SendFile
  readonly origins: Readonly<Record<ClientProfile['name'], string>>
  readonly caller: () => Caller
  /** Renews the access token; resolves with whether there is a new one. Simultaneous calls share one renewal. */
  readonly renewToken: () => Promise<boolean>
  /** Called by each call whose sign-in could not be renewed; `isAction` where the call was made for an action of the visitor's. */
  readonly onSignInEnded?: (isAction: boolean) => void
  /** Counts one call that shows the overlay; the returned function ends it. */
  readonly beginLoading: () => () => void
}

const errorInside = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object' ? body.error : null

/** Returns the body of a successful reply. Otherwise throws a 401 as it is, else the body's error object, else the body (spec §7). */
function settleReply(reply: HttpReply): unknown {
  if (reply.status >= 200 && reply.status < 300) return reply.body
  if (reply.status === 401) throw reply
  throw errorInside(reply.body) ?? reply.body
}

function createClient(profile: ClientProfile, dependencies: ClientDependencies): Client {
  const { send, sendFile, origins, caller, renewToken, onSignInEnded, beginLoading } = dependencies

  const sendOnce = (key: string, input: object, options: CallOptions): Promise<HttpReply> => {
    const { file, onProgress, idempotencyKey, send: sendCall = send } = options
    const origin = origins[profile.name]
    const parts = { profile, origin, key, input: { ...input }, caller: caller(), idempotencyKey }
    return file ? sendFile({ ...composeUpload(parts), file, onProgress }) : sendCall(composeRequest(parts))
  }

  const hasNewToken = async (old: string): Promise<boolean> => {
    const { token } = caller()
    return token === old ? renewToken() : token !== null
  }

  /** Renews an expired sign-in once and resends the call. A visitor's 401 is final. So is an open call's reply to a visitor where no new token is available. */
  const sendRenewing = async (key: string, input: object, options: CallOptions): Promise<HttpReply> => {
    const { token } = caller()
    const reply = await sendOnce(key, input, options)
    const isStale = reply.headers['token-state'] === 'stale'
    if ((reply.status !== 401 && !isStale) || token === null || options.renewsToken === false) return reply
    const renewal = hasNewToken(token)
    if (await (isStale ? renewal.catch(() => false) : renewal)) return sendOnce(key, input, options)
    if (!isStale && options.promptsSignIn !== false) onSignInEnded?.(options.promptsSignIn ?? !key.startsWith('GET '))
    return reply
  }

  return {
    async call<Key extends ApiKey>(key: Key, input: InputOf<Key>, options: CallOptions = {}) {
      const endLoading = options.showsLoading ? beginLoading() : () => {}
      try {
        return settleReply(await sendRenewing(key, input, options)) as ReplyOf<Key>
      } finally {
        endLoading()
      }
    },
  }
}

const withProfiles = (create: (profile: ClientProfile) => Client): Clients =>
  Object.fromEntries(
    Object.values(clientProfiles).map((profile) => [profile.name, create(profile)]),
  ) as unknown as Clients

/** The clients of the specification (§7). */
export const createClients = (dependencies: ClientDependencies): Clients =>
  withProfiles((profile) => createClient(profile, dependencies))

/** What a request is composed of. */
export type StartingDependencies = Pick<ClientDependencies, 'origins' | 'caller'>

/** Clients that only start requests: the identical call of the other clients, sent within 30 s, takes the reply. Their promises never settle. */
export const createStartingClients = (start: StartHttp, { origins, caller }: StartingDependencies): Clients =>
  withProfiles((profile) => ({
    call: (key, input) => {
      start(composeRequest({ profile, origin: origins[profile.name], key, input: { ...input }, caller: caller() }))
      return new Promise(() => {})
    },
  }))
