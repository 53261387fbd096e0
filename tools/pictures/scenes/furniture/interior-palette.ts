import type { Random } from '../drawing/random'

/** Daylight colours of one furnished room. */
export interface InteriorPalette {
  wall: string
  panel: string
  floor: string
  wood: string
  fabric: string
  accent: string
  linen: string
  metal: string
  rug: string
}

const PALETTES: readonly InteriorPalette[] = [
  {
    wall: '#e6eef0',
    panel: '#c9dce1',
    floor: '#d9b98d',
    wood: '#b98a5a',
    fabric: '#3f7f8c',
    accent: '#f0a35e',
    linen: '#fbfaf5',
    metal: '#c9a86a',
    rug: '#eef2ee',
  },
  {
    wall: '#f3e3d3',
    panel: '#dca07c',
    floor: '#bd8a64',
    wood: '#8f5d3c',
    fabric: '#b8593d',
    accent: '#2f6f6a',
    linen: '#fff8ef',
    metal: '#caa05c',
    rug: '#f2d9bd',
  },
  {
    wall: '#e1e7dc',
    panel: '#66806c',
    floor: '#c69f70',
    wood: '#8f6742',
    fabric: '#3f5d49',
    accent: '#d9a441',
    linen: '#fbf9f1',
    metal: '#b99a58',
    rug: '#dfe0cc',
  },
  {
    wall: '#f5e6e1',
    panel: '#e3b9ad',
    floor: '#d3ab84',
    wood: '#ab7852',
    fabric: '#bb7a7d',
    accent: '#6a8093',
    linen: '#fffaf7',
    metal: '#cf9f7c',
    rug: '#f4e2dc',
  },
  {
    wall: '#47566b',
    panel: '#35435a',
    floor: '#80604a',
    wood: '#644937',
    fabric: '#c38e50',
    accent: '#ded8cb',
    linen: '#f3efe6',
    metal: '#d6b06c',
    rug: '#8a93a3',
  },
  {
    wall: '#f0e8da',
    panel: '#dacaaf',
    floor: '#c9a77e',
    wood: '#9f7a53',
    fabric: '#74878d',
    accent: '#c96f4a',
    linen: '#fdfaf2',
    metal: '#b99d6b',
    rug: '#eadfca',
  },
  {
    wall: '#deeceb',
    panel: '#33838a',
    floor: '#cba67e',
    wood: '#94683f',
    fabric: '#0f6c74',
    accent: '#f2b66b',
    linen: '#fafaf4',
    metal: '#d1ac66',
    rug: '#d3e5e2',
  },
  {
    wall: '#ebe3e9',
    panel: '#7d5a77',
    floor: '#ab8568',
    wood: '#775244',
    fabric: '#6d4e6e',
    accent: '#e0b354',
    linen: '#fbf7f8',
    metal: '#cfa765',
    rug: '#dccbd6',
  },
  {
    wall: '#eeeeec',
    panel: '#bcc2c5',
    floor: '#b09e90',
    wood: '#75685d',
    fabric: '#4d565e',
    accent: '#d9845b',
    linen: '#fbfbfa',
    metal: '#a8a39a',
    rug: '#dcdbd8',
  },
  {
    wall: '#f6ecd3',
    panel: '#dbb661',
    floor: '#bd9167',
    wood: '#83603f',
    fabric: '#41596f',
    accent: '#c95f3d',
    linen: '#fffaee',
    metal: '#c29a50',
    rug: '#efe0b8',
  },
  {
    wall: '#2f5752',
    panel: '#234541',
    floor: '#9a7352',
    wood: '#6f4d34',
    fabric: '#d6a06a',
    accent: '#e8d9bd',
    linen: '#f7f1e4',
    metal: '#d8b46e',
    rug: '#6f8f86',
  },
]

/** Chooses the palette of a room. */
export function interiorPalette(random: Random): InteriorPalette {
  return random.pick(PALETTES)
}
