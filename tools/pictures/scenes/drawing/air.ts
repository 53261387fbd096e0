import { mix } from './colour'
import type { Mood } from '../../../../server/kernel/pictures/picture-library'
import type { Random } from './random'

interface SkyColours {
  sky: readonly [top: string, middle: string, low: string]
  sun: string
  haze: string
}

/** Light and colour of the air in one picture. */
export interface Air extends SkyColours {
  mood: Mood
  /** Dusk or night: lamps and windows are lit. */
  isLit: boolean
  /** A daylight colour as it looks in this light; far 0 is near, 1 vanishes in haze. */
  tint(colour: string, far?: number): string
  /** A colour as it looks inside a room at this time of day. */
  indoor(colour: string): string
}

const SKIES: Record<Mood, readonly SkyColours[]> = {
  day: [
    { sky: ['#3d8fd6', '#8cc6ec', '#e8f5f4'], sun: '#fff8df', haze: '#dcecf2' },
    { sky: ['#4fa3c7', '#a3d6dc', '#f5f2df'], sun: '#fffbe8', haze: '#e3efe8' },
    { sky: ['#6aa5de', '#b9d8ef', '#fdf0e6'], sun: '#fff6e2', haze: '#e8ebf0' },
    { sky: ['#2f86c9', '#74bde4', '#d5f0ee'], sun: '#fffdf0', haze: '#cfe6ec' },
  ],
  golden: [
    { sky: ['#5f82b8', '#f0b890', '#ffe6b4'], sun: '#fff5d6', haze: '#fbd6aa' },
    { sky: ['#86a4c4', '#f8cfa6', '#fff2cc'], sun: '#fffae6', haze: '#fbe0b8' },
    { sky: ['#a57c9f', '#f5a283', '#ffda9e'], sun: '#fff1cc', haze: '#f9c49c' },
    { sky: ['#5d97a8', '#f3c99b', '#ffe2b0'], sun: '#fff7dc', haze: '#f6d5a8' },
  ],
  dusk: [
    { sky: ['#27306b', '#7d5a9e', '#f8a583'], sun: '#ffdcb0', haze: '#b8819c' },
    { sky: ['#20406c', '#7077aa', '#f5bda6'], sun: '#ffe4c6', haze: '#9c8cae' },
    { sky: ['#3d2d66', '#b75f8e', '#ffb980'], sun: '#ffe0ac', haze: '#c97f92' },
    { sky: ['#1f3f5c', '#4f7f94', '#f7c99a'], sun: '#ffe8c0', haze: '#8fa0a4' },
  ],
  night: [
    { sky: ['#0a1330', '#172e5e', '#40608f'], sun: '#f2f4ff', haze: '#304a79' },
    { sky: ['#100f33', '#2c275f', '#5d5596'], sun: '#fff6e6', haze: '#423d7a' },
    { sky: ['#071a26', '#113f50', '#34747c'], sun: '#f4fbf4', haze: '#22566a' },
  ],
}

const AMBIENT: Record<Mood, readonly [colour: string, share: number]> = {
  day: ['#ffffff', 0],
  golden: ['#ff9a52', 0.18],
  dusk: ['#33266b', 0.45],
  night: ['#0c173d', 0.66],
}

const INDOORS: Record<Mood, readonly [colour: string, share: number]> = {
  day: ['#ffffff', 0.04],
  golden: ['#ffb070', 0.14],
  dusk: ['#4d3440', 0.24],
  night: ['#35272f', 0.38],
}

/** Chooses one of the mood's skies and gives the air of a picture. */
export function airOf(mood: Mood, random: Random): Air {
  const colours = random.pick(SKIES[mood])
  const [ambient, share] = AMBIENT[mood]
  const [roomLight, roomShare] = INDOORS[mood]
  return {
    ...colours,
    mood,
    isLit: mood === 'dusk' || mood === 'night',
    tint: (colour, far = 0) => mix(mix(colour, ambient, share), colours.haze, far),
    indoor: (colour) => mix(colour, roomLight, roomShare),
  }
}
