import type { PickerOption } from './picker-option'

/** The option that typed letters mean: the first from the present one on, round the end, that begins with them; a single letter goes on to the next one; null where none fits. */
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
