import { cascadeColumns } from '@/domain/picker/cascade-columns'
import { changeIndex } from '@/domain/picker/change-index'
import type { PickerOption } from '@/domain/picker/picker-option'
import { Picker, type PickerProps } from './index'

export interface CascadePickerProps extends Pick<PickerProps, 'label' | 'indexes' | 'timers'> {
  readonly options: readonly PickerOption[]
  /** Names of the columns, the outermost first. */
  readonly columnLabels: readonly string[]
  readonly onChange: (indexes: number[]) => void
}

/** A picker whose columns hang on each other: each shows the children of the choice before it. */
export function CascadePicker({ label, options, columnLabels, indexes, onChange, timers }: CascadePickerProps) {
  const shown = cascadeColumns(options, columnLabels, indexes)
  const change = (next: number[], column: number) => {
    const kept = changeIndex(next, column, next[column] ?? 0, true)
    onChange(cascadeColumns(options, columnLabels, kept).indexes)
  }
  return <Picker label={label} columns={shown.columns} indexes={shown.indexes} onChange={change} timers={timers} />
}
