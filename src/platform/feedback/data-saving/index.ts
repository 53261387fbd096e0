import type { SavesData } from './contract'

/** Mini-programs do not say what their connection costs: nothing plays by itself there. */
export const savesData: SavesData = () => true
