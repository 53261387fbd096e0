import { visibleLength } from '../account/profile-faults'
import { MOST_CHARACTERS } from '../reviews/review-rules'

/** Why a comment cannot be sent yet; null where it can. An empty one has no text: its button rests. */
export function commentFault(text: string): string | null {
  const length = visibleLength(text.trim())
  return length > MOST_CHARACTERS ? `At most ${MOST_CHARACTERS} characters, ${length} are written.` : null
}

/** Whether there is something to send. */
export const canSendComment = (text: string): boolean => text.trim() !== '' && commentFault(text) === null
