import { randomUUID } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import { type CommunityCalls, createCommunityApi } from '@/api/community-api'
import { createSupportApi, type SupportCalls } from '@/api/support-api'
import { createApi, type ApiCalls } from '@/api/create-api'
import { createClients } from '@/api/create-clients'
import type { SendHttp } from '@/platform/http/contract'
import { codeFor } from './mailbox'

/** The app's own calls by the sign-in of a phone, for what a test only needs done. */
export interface AppCalls {
  readonly api: ApiCalls & CommunityCalls & SupportCalls
  readonly email: string
}

const sendFrom =
  ({ request }: BrowserContext): SendHttp =>
  async ({ method, url, headers, body }) => {
    const reply = await request.fetch(url, {
      method,
      headers: { ...headers },
      ...(body === undefined ? {} : { data: body }),
    })
    const text = await reply.text()
    return { status: reply.status(), headers: reply.headers(), body: text === '' ? '' : JSON.parse(text) }
  }

interface Signature {
  uid: string | null
  token: string | null
}

const sendPlainly: SendHttp = async ({ method, url, headers, body }) => {
  const reply = await fetch(url, { method, headers: { ...headers }, ...(body === undefined ? {} : { body }) })
  const text = await reply.text()
  return {
    status: reply.status,
    headers: Object.fromEntries(reply.headers),
    body: text === '' ? '' : JSON.parse(text),
  }
}

/** The app's own calls to a server, and what takes a sign-in over for them; a visitor's until then. */
function callsBy(send: SendHttp, url: string) {
  const who: Signature = { uid: null, token: null }
  const deviceId = randomUUID()
  const clients = createClients({
    send,
    sendFile: () => Promise.reject(new Error('Files are sent by pages alone')),
    origins: { main: url, new: url, log: url, upload: url, stream: url, chat: url },
    caller: () => ({ ...who, deviceId, currency: null, appType: 'web', appVersion: null }),
    renewToken: async () => take(await api.login.refreshToken({}, { renewsToken: false })),
    beginLoading: () => () => {},
  })
  const api = { ...createApi(clients), ...createCommunityApi(clients), ...createSupportApi(clients) }
  const take = ({ userID, accessToken }: Awaited<ReturnType<ApiCalls['login']['refreshToken']>>) => {
    who.uid = userID
    who.token = accessToken.access_token
    return true
  }
  return { api, who, take }
}

/** The app's own calls of somebody who is not signed in. */
export const visitorApi = (url: string): AppCalls['api'] => callsBy(sendPlainly, url).api

/** The app’s own calls as a signed-in user, with the access token. */
export interface OwnCalls extends AppCalls {
  readonly token: string
}

/** Signs in without a browser, with the code from the mailbox. */
export async function signInPlainly(url: string, email: string): Promise<OwnCalls> {
  const calls = callsBy(sendPlainly, url)
  await signInBy(calls, url, email)
  return { api: calls.api, email, token: calls.who.token ?? '' }
}

async function signInBy({ api, take }: ReturnType<typeof callsBy>, url: string, email: string): Promise<void> {
  await api.login.sendEmailCode({ email })
  const [encrypted = ''] = await api.login.encryptValues({ input: [email] })
  take(await api.login.loginByEmailCode({ email: encrypted, code: await codeFor(url, email), signInType: 1 }))
}

/** Signs a phone in with the code from the mailbox, as the popup does; returns calls in its name. */
export async function signInPhone(context: BrowserContext, url: string, email: string): Promise<AppCalls> {
  const calls = callsBy(sendFrom(context), url)
  await signInBy(calls, url, email)
  const { api, who } = calls
  await context.addCookies([
    { name: 'UID', value: who.uid ?? '', url },
    { name: 'access_token', value: who.token ?? '', url },
  ])
  return { api, email }
}
