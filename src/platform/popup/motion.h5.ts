import type { HasMotion } from './contract'

/** As the traveller has set it; where nobody can say, nothing moves. */
export const hasMotion: HasMotion = () =>
  typeof window.matchMedia === 'function' && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
