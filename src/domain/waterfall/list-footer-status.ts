/** What a list that is read page by page can be doing. */
type ListStatus = 'idle' | 'loading' | 'more' | 'end' | 'error'

/** What the last cell of the list says: a list that has not begun is as one on its way. */
export const listFooterStatus = (status: ListStatus): Exclude<ListStatus, 'idle'> =>
  status === 'idle' ? 'loading' : status
