/** An option of a picker's column (spec §3); its children are the next column's options while it is chosen. */
export interface PickerOption {
  readonly text: string
  readonly disabled?: boolean
  readonly children?: readonly PickerOption[]
}

/** A column of a picker with its name for screen readers. */
export interface PickerColumn {
  readonly label: string
  readonly options: readonly PickerOption[]
}

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

/** The next option after an index in a direction that can be chosen; null where there is none. */
export function nextEnabled(options: readonly PickerOption[], index: number, direction: -1 | 1): number | null {
  for (let at = index + direction; at >= 0 && at < options.length; at += direction) {
    if (!options[at]?.disabled) return at
  }
  return null
}

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

/** Index of the option matching typed characters, searched from the present one on with wrap-around. A single character advances to the next match. Returns null without one. */
export function typedIndex(options: readonly PickerOption[], index: number, typed: string): number | null {
  const wanted = typed.toLowerCase()
  const from = typed.length > 1 ? index : index + 1
  for (let turn = 0; turn < options.length; turn += 1) {
    const at = (from + turn) % options.length
    const option = options[at]
    if (option && !option.disabled && option.text.toLowerCase().startsWith(wanted)) return at
  }
  return null
}

/** The choice after one column changed: earlier columns stay, and dependent later ones restart at their first option. */
export function changeIndex(indexes: readonly number[], column: number, index: number, isCascade: boolean): number[] {
  const retained = isCascade ? indexes.slice(0, column + 1) : indexes
  return retained.map((before, at) => (at === column ? index : before))
}
