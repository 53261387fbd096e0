interface Size {
  readonly width: number
  readonly height: number
}

/** The largest size of the same shape whose longer side is at most so long; whole pixels, never enlarged. */
export function fitInside({ width, height }: Size, longest: number): Size {
  const factor = Math.min(1, longest / Math.max(1, width, height))
  return { width: Math.round(width * factor), height: Math.round(height * factor) }
}
