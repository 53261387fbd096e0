import { lazy } from './lazy'

/** The traveler popup, fetched when it is first opened. */
export const LazyTravelerLayer = lazy(async () => (await import('./traveler-layer')).TravelerLayer)
