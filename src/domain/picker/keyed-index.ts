import { nearestEnabled } from './nearest-enabled'
import { nextEnabled } from './next-enabled'
import type { PickerOption } from './picker-option'

const PAGE_ITEMS = 5

/** Where a key leads in a column: arrows by one, Page Up and Page Down by five, Home and End to the ends, disabled options skipped; null for keys that mean nothing here. */
export function keyedIndex(options: readonly PickerOption[], index: number, key: string): number | null {
  switch (key) {
    case 'ArrowDown':
      return nextEnabled(options, index, 1) ?? index
    case 'ArrowUp':
      return nextEnabled(options, index, -1) ?? index
    case 'PageDown':
      return nearestEnabled(options, index + PAGE_ITEMS, -1) ?? index
    case 'PageUp':
      return nearestEnabled(options, index - PAGE_ITEMS, 1) ?? index
    case 'Home':
      return nextEnabled(options, -1, 1) ?? index
    case 'End':
      return nextEnabled(options, options.length, -1) ?? index
    default:
      return null
  }
}
