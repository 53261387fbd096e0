import type { Services } from '../services'
import { secondsToWait } from './call-rate'

/** Of five calls that an address may make a minute, it may have one page or sitemap rendered: those cost the server most. */
const SHARE = 1 / 5

/** Counts a page or sitemap that is about to be rendered for an address and returns whether it still may be this minute. */
export const mayRender = (services: Pick<Services, 'env' | 'clock'>, ip: string): boolean =>
  secondsToWait(services, { name: 'render', ip, most: Math.ceil(services.env.rateLimitPerMinute * SHARE) }) === null
