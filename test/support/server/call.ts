import type { FastifyInstance } from 'fastify'
import { allRoutes } from '@/contract/all-routes'
import { multipartOf } from './multipart-of'

/** Who calls, and with what headers. */
export interface Caller {
  token?: string
  deviceId?: string
  appType?: string
  cookie?: string
  headers?: Record<string, string>
}

/** What came back; body is parsed where it is JSON. */
export interface Reply {
  status: number
  // eslint-disable-next-line typescript/no-explicit-any -- every test reads its own fields; the server checks the shape
  body: any
  text: string
  headers: Record<string, string | string[] | number | undefined>
  /** `name=value` of the refresh cookie; empty when it was cleared, null when none was set. */
  refreshCookie: string | null
}

const headersOf = ({ token, deviceId, appType, cookie, headers }: Caller): Record<string, string> => ({
  ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  ...(deviceId === undefined ? {} : { 'device-id': deviceId }),
  ...(appType === undefined ? {} : { 'app-type': appType }),
  ...(cookie === undefined ? {} : { cookie }),
  ...headers,
})

const queryOf = (input: object) =>
  new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)])).toString()

/** Sends one request of the contract to the app, with the input in query or body as its method requires. */
export async function call(
  app: FastifyInstance,
  operationId: string,
  input: object = {},
  caller: Caller = {},
): Promise<Reply> {
  const route = allRoutes[operationId]
  if (!route) throw new Error(`The contract has no ${operationId}`)
  const inQuery = route.method === 'GET' || route.method === 'DELETE'
  const sent = inQuery ? {} : route.isMultipart ? multipartOf(input) : { payload: input }
  const reply = await app.inject({
    method: route.method,
    url: inQuery ? `${route.path}?${queryOf(input)}` : route.path,
    ...sent,
    headers: { ...('headers' in sent ? sent.headers : {}), ...headersOf(caller) },
  })
  const cookie = reply.cookies.find(({ name }) => name === 'rt' || name === '__Host-rt')
  return {
    status: reply.statusCode,
    body: reply.body.startsWith('{') || reply.body.startsWith('[') ? reply.json() : reply.body,
    text: reply.body,
    headers: reply.headers,
    refreshCookie: cookie ? (cookie.value === '' ? '' : `${cookie.name}=${cookie.value}`) : null,
  }
}
