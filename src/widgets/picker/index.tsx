import { changeIndex, type PickerColumn } from './options'
import type { Timers } from '@/domain/app/timers'
import { Column } from './column'
import './style.scss'

export interface PickerProps {
  /** What is chosen, for screen readers. */
  readonly label: string
  readonly columns: readonly PickerColumn[]
  /** The chosen option of each column. */
  readonly indexes: readonly number[]
  /** The choice after a change, and which column changed. */
  readonly onChange: (indexes: number[], column: number) => void
  readonly timers: Pick<Timers, 'after'>
}

/** Columns of options that turn under a frame (spec §9: options 44 high, six of them seen). */
export function Picker({ label, columns, indexes, onChange, timers }: PickerProps) {
  return (
    <div className="pick" role="group" aria-label={label}>
      <div className="pick-frame" />
      {columns.map((column, at) => (
        <Column
          key={column.label}
          label={column.label}
          options={column.options}
          index={indexes[at] ?? 0}
          onIndex={(index) => onChange(changeIndex(indexes, at, index, false), at)}
          timers={timers}
        />
      ))}
    </div>
  )
}
