import type { PickerOption } from './picker-option'

/** The option that can be chosen nearest to an index, of two equally near ones that in the given direction; null where none can. */
export function nearestEnabled(options: readonly PickerOption[], index: number, direction: -1 | 1 = 1): number | null {
  const from = Math.min(options.length - 1, Math.max(0, index))
  for (let distance = 0; distance < options.length; distance += 1) {
    const found = [from + distance * direction, from - distance * direction].find((at) => isEnabled(options[at]))
    if (found !== undefined) return found
  }
  return null
}

function isEnabled(option: PickerOption | undefined): boolean {
  return option !== undefined && !option.disabled
}
