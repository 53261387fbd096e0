import { lazy } from './lazy'

/** The sheets for place, dates and guests, fetched when one is first opened. */
export const LazyStaySheets = lazy(async () => (await import('./stay-sheets')).StaySheets)
