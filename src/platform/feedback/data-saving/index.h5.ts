import type { SavesData } from './contract'

/** The part of the network information API that says so; not every browser has it. */
interface Connection {
  readonly saveData?: boolean
}

const connection = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection

/** By the browser's data saver, and by the wishes for less data or less motion. */
export const savesData: SavesData = () =>
  connection()?.saveData === true ||
  ['(prefers-reduced-data: reduce)', '(prefers-reduced-motion: reduce)'].some(
    (query) => window.matchMedia(query).matches,
  )
