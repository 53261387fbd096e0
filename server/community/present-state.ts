import type { ContentState } from '@/contract/moment'
import type { StoredState } from '../kernel/database/schema/community'
import type { Decision } from './decisions'

/** How something that was written stands, with its author's decision of reasons, if any. */
export function presentState(
  { state, isAuthorBlocked }: { readonly state: StoredState; readonly isAuthorBlocked: boolean },
  decision: Decision | undefined,
): { state: ContentState; stateReason: string; appealId?: string } {
  const shown = isAuthorBlocked ? 'blocked' : state
  return {
    state: shown,
    stateReason: decision?.reason ?? '',
    ...(decision?.canAppeal ? { appealId: decision.appealId } : {}),
  }
}
