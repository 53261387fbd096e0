import { lazy } from './lazy'

/** Who is a VIP and how one becomes one, fetched when it is first opened. */
export const LazyVipLayer = lazy(async () => (await import('./vip-layer')).VipLayer)
