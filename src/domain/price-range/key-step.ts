const LEAP = 5

/** The step that a key asks a slider for, or null where the key is not a slider's. */
export function keyStep(key: string, step: number, steps: number): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return step + 1
    case 'ArrowLeft':
    case 'ArrowDown':
      return step - 1
    case 'PageUp':
      return step + LEAP
    case 'PageDown':
      return step - LEAP
    case 'Home':
      return 0
    case 'End':
      return steps
    default:
      return null
  }
}
