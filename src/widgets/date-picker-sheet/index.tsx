import { useState } from 'react'
import { firstShown } from '@/widgets/date-picker/columns'
import { Button } from '../button'
import { DatePicker, type DatePickerProps } from '../date-picker'
import { Sheet } from '../sheet'
import './style.scss'

export interface DatePickerSheetProps extends Omit<DatePickerProps, 'label' | 'value' | 'onChange'> {
  readonly isOpen: boolean
  readonly title: string
  /** What is chosen so far; null where nothing is. */
  readonly value: string | null
  readonly onConfirm: (value: string) => void
  readonly onClose: () => void
}

/** A date picker in a sheet; nothing changes outside until it is confirmed. */
export function DatePickerSheet(props: DatePickerSheetProps) {
  return props.isOpen ? <OpenDatePickerSheet {...props} /> : null
}

function OpenDatePickerSheet(props: DatePickerSheetProps) {
  const { title, kind, value, onConfirm, onClose } = props
  const [draft, setDraft] = useState(() => firstShown(kind, value, props))
  const footer = (
    <div className="datepick-foot">
      <Button kind="ghost" onTap={onClose}>
        Cancel
      </Button>
      <Button onTap={() => onConfirm(draft)}>Confirm</Button>
    </div>
  )
  return (
    <Sheet isOpen title={title} onClose={onClose} footer={footer}>
      <DatePicker {...props} label={title} value={draft} onChange={setDraft} />
    </Sheet>
  )
}
