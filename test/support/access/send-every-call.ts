import { allRoutes } from '@/contract/all-routes'
import { call, type Reply, type Caller } from '../server/call'
import { signIn } from '../server/sign-in'
import type { TestServer } from '../server/start-test-server'
import { adasThings, cityOfRows } from './adas-things'
import { rows } from './rows'

/** One call of the contract with its request and reply. */
export interface SentCall {
  operationId: string
  input: object
  reply: Reply
}

/** Sends one call, with an Idempotency-Key where it takes one. */
export function sendAs(server: TestServer, operationId: string, input: object, caller: Caller): Promise<Reply> {
  const key: Record<string, string> = allRoutes[operationId]?.idempotent
    ? { 'idempotency-key': server.services.random.id() }
    : {}
  return call(server.app, operationId, input, { ...caller, headers: { ...key, ...caller.headers } })
}

/** Sends every call of the contract as the user it concerns, a new one each time. */
export async function sendEveryCall(server: TestServer): Promise<SentCall[]> {
  const cityId = await cityOfRows(server)
  const sent: SentCall[] = []
  for (const [operationId, row] of Object.entries(rows)) {
    const ada = await signIn(server.services)
    const input = await row.input(await adasThings(server, ada, cityId))
    sent.push({ operationId, input, reply: await sendAs(server, operationId, input, ada) })
  }
  return sent
}
