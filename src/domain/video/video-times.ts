/** Times of the video mini player in milliseconds (spec §9). */
export const videoTimes = {
  /** A second tap within this time of the first is a like. */
  likeWindowMs: 300,
  /** How long the bubble of a like is seen. */
  bubbleMs: 600,
} as const
