/** What a package must offer to stand for its hotel. */
export interface Wish {
  readonly freeCancellation: boolean
  readonly breakfast: boolean
}

/** All wishes; a wish is named by its place here. */
export const wishes: readonly Wish[] = [
  { freeCancellation: false, breakfast: false },
  { freeCancellation: true, breakfast: false },
  { freeCancellation: false, breakfast: true },
  { freeCancellation: true, breakfast: true },
]

/** The place of the wish for nothing. */
export const NO_WISH = 0

/** The place of a wish among all. */
export function wishIndex({ freeCancellation, breakfast }: Wish): number {
  return (freeCancellation ? 1 : 0) + (breakfast ? 2 : 0)
}

/** Whether a package that offers so much, as a wish's place, meets a wish. */
export function meetsWish(offered: number, wish: number): boolean {
  return (offered & wish) === wish
}
