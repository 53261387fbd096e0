import type { Mood } from '../../server/kernel/pictures/picture-library'

/** All moods in the order of the day. */
export const ALL_MOODS: readonly Mood[] = ['day', 'golden', 'dusk', 'night']
