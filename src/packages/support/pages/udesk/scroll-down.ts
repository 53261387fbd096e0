import { scrollToElement } from '@/platform/scroll'

/** Id of the end of the conversation. */
export const END_ID = 'conversation-end'

/** Id of the element of a turn. */
export const turnElementId = (key: string): string => `turn-${key}`

/** Brings a question to the top, with its answer below it. */
export const scrollToTurn = (key: string): void => {
  scrollToElement(turnElementId(key))
}

/** Brings the end of the conversation into view. */
export const scrollDown = (): void => {
  scrollToElement(END_ID)
}
