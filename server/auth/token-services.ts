import type { Clock } from '../kernel/time/clock'
import type { Env } from '../kernel/config/env'

/** With what tokens are made and checked: the secret that keys come from, and the time. */
export interface TokenServices {
  readonly env: Pick<Env, 'secret'>
  readonly clock: Clock
}
