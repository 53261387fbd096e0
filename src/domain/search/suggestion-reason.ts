import type { Suggestion } from '@/contract/suggest'
import { suggestionPlace } from './suggestion-place'

/** Why a thing is suggested; null where that would only say once more where it is. */
export function suggestionReason(suggestion: Pick<Suggestion, 'label' | 'showLabel' | 'reason'>): string | null {
  const { reason } = suggestion
  const city = suggestionPlace(suggestion)?.split(' · ')[0]
  return reason === `In ${city}` ? null : reason
}
