import { refreshStep, type RefreshState } from '../../../server/account/sessions'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 22) + seconds * 1000)
const state = (changes: Partial<RefreshState> = {}): RefreshState => ({
  refreshHash: 'newest',
  previousRefreshHash: 'previous',
  rotatedAt: at(0),
  expiresAt: at(1000),
  revokedAt: null,
  ...changes,
})

test.each([
  ['the newest token', 'newest', true, 5, state(), 'rotate'],
  ['the newest token, made under an older secret', 'newest', false, 5, state(), 'rotate'],
  ['the one before, at once', 'previous', true, 0, state(), 'repeat'],
  ['the one before, within 30 s', 'previous', true, 30, state(), 'repeat'],
  ['the one before, after 30 s', 'previous', true, 30.001, state(), 'reuse'],
  ['an older one of ours', 'older', true, 1, state(), 'reuse'],
  ['one that we never made', 'forged', false, 1, state(), 'refuse'],
  ['the newest token of an ended sign-in', 'newest', true, 5, state({ revokedAt: at(1) }), 'refuse'],
  ['an older one of an ended sign-in', 'older', true, 5, state({ revokedAt: at(1) }), 'refuse'],
  ['the newest token at its expiry', 'newest', true, 1000, state(), 'refuse'],
  ['the newest token just before its expiry', 'newest', true, 999, state(), 'rotate'],
  ['the first token of all', 'newest', true, 1, state({ previousRefreshHash: null }), 'rotate'],
] as const)('%s', (_case, hash, isOwn, seconds, before, step) => {
  expect(refreshStep(before, hash, isOwn, at(seconds))).toBe(step)
})
