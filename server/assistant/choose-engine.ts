import type { Services } from '../kernel/services'
import { systemTimers } from '../kernel/time/timers'
import { createBuiltinEngine } from './builtin/engine'
import { hasConsent } from './consent'
import type { Engine } from './engine'
import { createOpenAiEngine } from './openai/engine'

/** The engines of a server; outside is null where no outside model is configured. */
export interface Engines {
  readonly builtin: Engine
  readonly outside: Engine | null
}

/** Creates the engines that the settings allow. */
export function createEngines({ env }: Pick<Services, 'env'>): Engines {
  const builtin = createBuiltinEngine()
  return { builtin, outside: env.assistant && createOpenAiEngine(env.assistant, builtin, systemTimers) }
}

/** The engine that replies to an owner: the outside model only where it is configured and the owner agreed. */
export async function chooseEngine(services: Services, owner: string): Promise<Engine> {
  const { builtin, outside } = services.engines
  return outside && (await hasConsent(services, owner)) ? outside : builtin
}

declare module '../kernel/services' {
  interface Services {
    /** What replies to questions to the assistant. */
    readonly engines: Engines
  }
}
