import { nearestEnabled } from './nearest-enabled'
import type { PickerColumn, PickerOption } from './picker-option'

/** A tree of options as columns: each shows the children of the choice before it; indexes that are missing, too large or disabled become the nearest option that can be chosen. */
export function cascadeColumns(
  options: readonly PickerOption[],
  labels: readonly string[],
  indexes: readonly number[],
): { columns: PickerColumn[]; indexes: number[] } {
  const columns: PickerColumn[] = []
  const chosen: number[] = []
  let level: readonly PickerOption[] | undefined = options
  while (level && level.length > 0) {
    const depth: number = columns.length
    const index: number = nearestEnabled(level, indexes[depth] ?? 0) ?? 0
    columns.push({ label: labels[depth] ?? `Level ${depth + 1}`, options: level })
    chosen.push(index)
    level = level[index]?.children
  }
  return { columns, indexes: chosen }
}
