import { lazy } from '@/shell/lazy'
import type { CommentSheetsProps } from './sheets'

/** Order, filters and pictures of the list, fetched when one is first opened. */
export const LazyCommentSheets = lazy<CommentSheetsProps>(async () => (await import('./sheets')).CommentSheets)
