import { lazy } from './lazy'

/** The choice of currency, fetched when it is first opened. */
export const LazyCurrencyLayer = lazy(async () => (await import('./currency-layer')).CurrencyLayer)
