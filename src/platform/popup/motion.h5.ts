import type { HasMotion } from './contract'

/** By the traveler's setting; where it is unknown, nothing moves. */
export const hasMotion: HasMotion = () =>
  typeof window.matchMedia === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
