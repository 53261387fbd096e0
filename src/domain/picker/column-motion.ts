/** Where a column of a picker is and how it moves. Positions count in options: 2.5 is half-way between the third and the fourth; instants are of one clock, in milliseconds. */
export type ColumnMotion =
  | { readonly kind: 'resting'; readonly index: number }
  | {
      readonly kind: 'dragged'
      /** Where it was grabbed. */
      readonly grabbedPosition: number
      readonly position: number
      /** Where the last quick part of the drag began. */
      readonly flickPosition: number
      readonly flickAtMs: number
    }
  | {
      readonly kind: 'gliding'
      readonly fromPosition: number
      /** The option that it will stop at: it counts as chosen already. */
      readonly index: number
      readonly startedAtMs: number
      readonly durationMs: number
    }
