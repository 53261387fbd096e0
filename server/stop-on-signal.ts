import { setTimeout as wait } from 'node:timers/promises'
import type { Env } from './kernel/config/env'
import type { Lifecycle } from './kernel/http/health'

/** How long balancers get to see that the server is not ready any more, and connections in use to be closed by a reply, before it stops listening. */
const drainMs = { production: 1_500, elsewhere: 250 }
const longestStopMs = 9_500

const signals = ['SIGINT', 'SIGTERM'] as const

/** Lets a signal end a server that is still starting by way of process.exit, so that what it has begun is given back. */
export function exitOnSignal(): void {
  for (const signal of signals) process.on(signal, () => process.exit(130))
}

/** On SIGINT or SIGTERM: not ready, then calls in flight end, then all is closed, and the process is gone within ten seconds; later signals change nothing. */
export function stopOnSignal(lifecycle: Lifecycle, env: Env, close: () => Promise<void>): void {
  const stop = async () => {
    if (lifecycle.isStopping) return
    lifecycle.isStopping = true
    setTimeout(() => process.exit(1), longestStopMs).unref()
    await wait(env.isProductionLike ? drainMs.production : drainMs.elsewhere)
    await close()
    console.log('Stopped.')
    process.exit(0)
  }
  const start = () =>
    void stop().catch((error: unknown) => {
      console.error(error)
      process.exit(1)
    })
  for (const signal of signals) process.removeAllListeners(signal).on(signal, start)
}
