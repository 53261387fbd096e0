import type { PickerOption } from './picker-option'

/** The next option after an index in a direction that can be chosen; null where there is none. */
export function nextEnabled(options: readonly PickerOption[], index: number, direction: -1 | 1): number | null {
  for (let at = index + direction; at >= 0 && at < options.length; at += direction) {
    if (!options[at]?.disabled) return at
  }
  return null
}
