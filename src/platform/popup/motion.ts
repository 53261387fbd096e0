import type { HasMotion } from './contract'

/** Mini-programs are not told of such a wish. */
export const hasMotion: HasMotion = () => true
