/** So long a picture that was sent counts for its owner's limit, and so long one that nobody uses is kept. */
export const UPLOAD_DAY_MS = 24 * 3_600_000

/** So many pictures somebody may send in that time. */
export const MOST_UPLOADS = 20
