import { refreshGraceMs } from './refresh-token'

/** What a sign-in remembers of its refresh tokens. */
export interface RefreshState {
  refreshHash: string
  previousRefreshHash: string | null
  rotatedAt: Date
  expiresAt: Date
  revokedAt: Date | null
}

/** rotate: it is the newest token. repeat: its successor was made just now and the answer may be lost. reuse: it was replaced long ago, so somebody else may hold it. refuse: ended, or not ours. */
export type RefreshStep = 'rotate' | 'repeat' | 'reuse' | 'refuse'

/** What to do with a presented refresh token, by its hash and whether we made it. */
export function refreshStep(state: RefreshState, tokenHash: string, isOwn: boolean, now: Date): RefreshStep {
  if (state.revokedAt || state.expiresAt <= now) return 'refuse'
  if (state.refreshHash === tokenHash) return 'rotate'
  const isPrevious = state.previousRefreshHash === tokenHash
  if (isPrevious && now.getTime() - state.rotatedAt.getTime() <= refreshGraceMs) return 'repeat'
  return isPrevious || isOwn ? 'reuse' : 'refuse'
}
