import { lazy } from '@/shell/lazy'
import type { DetailSheetsProps } from './sheets'

/** The sheets over the hotel page, fetched when one is first opened. */
export const LazyDetailSheets = lazy<DetailSheetsProps>(async () => (await import('./sheets')).DetailSheets)
