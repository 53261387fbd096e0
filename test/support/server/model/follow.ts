import type { Executor } from '../../../../server/kernel/database/executor'
import { bookingClient } from '../booking-client'
import { checkLedger } from '../check-ledger'
import { startTestServer } from '../start-test-server'
import type { Outcomes } from './outcomes'
import type { RunSetting } from './payment-run'
import { GUESTS } from './payment-steps'

/** A run that takes each step on the server and on the model. */
interface ModelRun<Step> {
  take(one: Step | TimeStep): Promise<Outcomes | null>
  standings(): Promise<[server: unknown, model: unknown]>
}

type TimeStep = { do: 'wait'; seconds: number } | { do: 'work' }

/** Starts a server with signed-in buyers; startedAt is its time at the start. */
export async function modelSetting(): Promise<RunSetting & { readonly startedAt: Date }> {
  const server = await startTestServer({ connections: 10 })
  const client = bookingClient(server)
  const guests = await Promise.all(Array.from({ length: GUESTS }, () => client.person()))
  return { server, client, guests, startedAt: server.clock.now() }
}

/** Takes the steps on both sides and then waits, in seconds, until everything is settled. Expects equal outcomes and standings after each step, and a correct ledger. */
export async function expectAsModeled<Step>(
  run: ModelRun<Step>,
  steps: readonly Step[],
  waits: readonly number[],
  db: Executor,
): Promise<void> {
  for (const one of steps) {
    const outcomes = await run.take(one)
    if (!outcomes) continue
    const [actual, expected] = outcomes
    expect([one, actual]).toEqual([one, expected])
    const [real, model] = await run.standings()
    expect(real).toEqual(model)
  }
  await checkLedger(db)
  for (const seconds of waits) {
    await run.take({ do: 'wait', seconds })
    await run.take({ do: 'work' })
  }
  const [real, model] = await run.standings()
  expect(real).toEqual(model)
  await checkLedger(db, 'settled')
}
