function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16))
}

/** Mixes two '#rrggbb' colours; share 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const target = channels(second)
  const blended = channels(first).map((value, index) => Math.round(value + ((target[index] ?? value) - value) * share))
  return `#${blended.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** A lighter version of a '#rrggbb' colour (share 1 is white). */
export function lighten(colour: string, share: number): string {
  return mix(colour, '#ffffff', share)
}

/** A darker, slightly bluer version of a '#rrggbb' colour, as shade looks outdoors. */
export function darken(colour: string, share: number): string {
  return mix(colour, '#10152b', share)
}
