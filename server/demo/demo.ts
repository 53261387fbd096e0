import type { AppPart } from '../kernel/http/route-module'
import { chatDemo, demoChatReply } from './chat-agent'
import { registerDevPages, vipPart } from './dev-pages'
import { gatewayPart } from './gateway/gateway'
import { sandboxProvider, sendSandboxCallback } from './gateway/provider'
import { inventoryPart } from './inventory'
import { createDevMailer } from './mailbox'
import { seedCatalogue } from './seed/seed-catalogue'

/** The gateway's pages, the mailbox, and the clock, stock and VIPs under /dev; none of them in production. */
const register: AppPart = async (app, services) => {
  for (const part of [registerDevPages, gatewayPart, inventoryPart, vipPart]) await part(app, services)
}

/** All that trying the app out needs and production does without; main alone loads it. */
export const demo = {
  createDevMailer,
  sandboxProvider,
  sendSandboxCallback,
  chatDemo,
  demoChatReply,
  seedCatalogue,
  register,
}
