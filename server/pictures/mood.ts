/** The time of day that a scene is painted in. */
export type Mood = 'day' | 'golden' | 'dusk' | 'night'

/** All moods in the order of the day. */
export const ALL_MOODS: readonly Mood[] = ['day', 'golden', 'dusk', 'night']
