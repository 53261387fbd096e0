import { changeIndex, nearestEnabled, type PickerColumn, type PickerOption } from './options'
import { Picker, type PickerProps } from './index'

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

interface CascadePickerProps extends Pick<PickerProps, 'label' | 'indexes' | 'timers'> {
  readonly options: readonly PickerOption[]
  /** Names of the columns, the outermost first. */
  readonly columnLabels: readonly string[]
  readonly onChange: (indexes: number[]) => void
}

/** A picker whose columns hang on each other: each shows the children of the choice before it. */
export function CascadePicker({ label, options, columnLabels, indexes, onChange, timers }: CascadePickerProps) {
  const shown = cascadeColumns(options, columnLabels, indexes)
  const change = (next: number[], column: number) => {
    const changed = changeIndex(next, column, next[column] ?? 0, true)
    onChange(cascadeColumns(options, columnLabels, changed).indexes)
  }
  return <Picker label={label} columns={shown.columns} indexes={shown.indexes} onChange={change} timers={timers} />
}
