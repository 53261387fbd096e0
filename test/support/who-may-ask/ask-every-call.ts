import { allRoutes } from '@/contract/all-routes'
import { call, type Reply, type Caller } from '../server/call'
import { signIn } from '../server/sign-in'
import type { TestServer } from '../server/start-test-server'
import { adasThings, cityOfRows } from './adas-things'
import { rows } from './rows'

/** One call of the contract as it was asked and answered. */
export interface AskedCall {
  operationId: string
  input: object
  answer: Reply
}

/** Asks one call, with an Idempotency-Key where it takes one. */
export function ask(server: TestServer, operationId: string, input: object, asker: Caller): Promise<Reply> {
  const key: Record<string, string> = allRoutes[operationId]?.idempotent
    ? { 'idempotency-key': server.services.random.id() }
    : {}
  return call(server.app, operationId, input, { ...asker, headers: { ...key, ...asker.headers } })
}

/** Asks every call of the contract as the one whom it concerns, somebody new each time. */
export async function askEveryCall(server: TestServer): Promise<AskedCall[]> {
  const cityId = await cityOfRows(server)
  const asked: AskedCall[] = []
  for (const [operationId, row] of Object.entries(rows)) {
    const ada = await signIn(server.services)
    const input = await row.input(await adasThings(server, ada, cityId))
    asked.push({ operationId, input, answer: await ask(server, operationId, input, ada) })
  }
  return asked
}
