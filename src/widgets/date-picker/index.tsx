import { changeMoment, dateColumns, type DateFormat, fitMoment } from './columns'
import { type DateKind, type DateLimits, dateRules, readMoment, writeMoment } from './moment'
import type { Timers } from '@/domain/app/timers'
import { Picker } from '../picker'

export interface DatePickerProps extends DateLimits {
  /** What the date is for, for screen readers. */
  readonly label: string
  readonly kind: DateKind
  /** In the kind's own form: `YYYY-MM-DD`, `YYYY-MM`, `HH:mm` or `YYYY-MM-DDTHH:mm`; what does not fit the limits is shown as the nearest that does. */
  readonly value: string
  readonly format?: DateFormat
  readonly onChange: (value: string) => void
  readonly timers: Pick<Timers, 'after'>
}

/** Year, month, day, hour and minute as wheel columns (spec §5: limited to min and max, the day to its month). */
export function DatePicker(props: DatePickerProps) {
  const { label, kind, value, format, onChange, timers } = props
  const rules = dateRules(kind, props)
  const moment = fitMoment(rules, readMoment(kind, value))
  const { columns, values, indexes } = dateColumns(rules, moment, format)
  const change = (next: readonly number[], column: number) => {
    const chosen = values[column]?.[next[column] ?? 0]
    if (chosen !== undefined) onChange(writeMoment(kind, changeMoment(rules, moment, column, chosen)))
  }
  return <Picker label={label} columns={columns} indexes={indexes} onChange={change} timers={timers} />
}
