import type { Author } from '@/contract/person'

/** The name of an author; a closed account has none. */
export const authorName = ({ nickName }: Pick<Author, 'nickName'>): string => nickName || 'Closed account'
