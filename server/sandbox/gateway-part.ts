import type { AppPart } from '../app'
import { gatewayPlugin } from './gateway-plugin'

/** The practice gateway as a part of the app; there is none in production. */
export const gatewayPart: AppPart = async (app, services) => {
  if (!services.env.isProductionLike) await app.register(gatewayPlugin, { services })
}
