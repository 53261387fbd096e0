import type { PaymentProvider } from '../booking/payments/provider'
import type { Env } from '../kernel/config/env'
import { errorCode } from '../kernel/errors'
import type { AppPart } from '../kernel/http/route-module'
import type { JobHandler } from '../kernel/jobs/run-jobs'
import type { Mailer } from '../kernel/mail/mailer'
import type { Services } from '../kernel/services'
import type { ChatDemo } from '../support/sessions'

/** What the demo plugs into a server. */
export interface Demo {
  createDevMailer(services: Pick<Services, 'database' | 'clock'>): Mailer
  sandboxProvider(services: Pick<Services, 'env' | 'clock' | 'database'>): PaymentProvider
  readonly sendSandboxCallback: JobHandler<'send-sandbox-callback'>
  /** The agent that introduces itself as a program. */
  readonly chatDemo: ChatDemo
  readonly demoChatReply: JobHandler<'demo-chat-reply'>
  /** Fills an empty database with invented hotels; false where it is filled already. */
  seedCatalogue(
    services: Pick<Services, 'database' | 'clock' | 'pictures'>,
    options: { readonly hotels: number; readonly onProgress?: (done: number, all: number) => void },
  ): Promise<boolean>
  readonly register: AppPart
}

/** Loads the demo; null in a build without server/demo, and in production unless SEED_HOTELS requests invented hotels. */
export async function loadDemo(env: Pick<Env, 'isProductionLike' | 'seedHotels'>): Promise<Demo | null> {
  if (env.isProductionLike && env.seedHotels === 0) return null
  try {
    const { demo }: { demo: Demo } = await import('../demo/demo')
    return demo
  } catch (error) {
    if (errorCode(error) === 'ERR_MODULE_NOT_FOUND') return null
    throw error
  }
}
