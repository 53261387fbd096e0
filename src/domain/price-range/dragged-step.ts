/** The step under a thumb that began at a step and was dragged by a share of the track (-1 to 1). */
export const draggedStep = (startStep: number, share: number, steps: number): number =>
  Math.round(startStep + share * steps)
