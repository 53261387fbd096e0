/** After this time without a callback the provider is asked how an attempt stands. */
export const FIRST_QUESTION_MS = 20_000

/** Time between further questions while an attempt stays open. */
export const NEXT_QUESTION_MS = 20_000
