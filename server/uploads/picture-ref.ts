const MARK = 'upload:'

/** How user_account names a picture that its owner sent; all others are of the demo's library. */
export const pictureRef = (fileId: string): string => `${MARK}${fileId}`

/** The id of a sent picture in such a name; null for a picture of the library and for none. */
export const fileIdOf = (avater: string): string | null => (avater.startsWith(MARK) ? avater.slice(MARK.length) : null)
