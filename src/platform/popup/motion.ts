import type { HasMotion } from './contract'

/** Mini-programs do not know such a preference. */
export const hasMotion: HasMotion = () => true
