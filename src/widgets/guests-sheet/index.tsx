import { useState } from 'react'
import { changeGuests, type GuestCounts, guestLimits, guestsSummary } from '@/domain/stays/guests'
import type { Timers } from '@/domain/app/timers'
import { Button } from '../button'
import { Sheet } from '../sheet'
import { Stepper } from '../stepper'
import './style.scss'

export interface GuestsSheetProps {
  readonly isOpen: boolean
  readonly value: GuestCounts
  /** A button that is held goes on counting by them. */
  readonly timers: Pick<Timers, 'after'>
  readonly onConfirm: (value: GuestCounts) => void
  readonly onClose: () => void
}

const ROWS = [
  { field: 'rooms', label: 'Rooms', hint: 'At least one adult in each' },
  { field: 'adults', label: 'Adults', hint: '18 and older' },
  { field: 'children', label: 'Children', hint: '0 to 17' },
] as const

/** Rooms, adults and children; nothing changes outside until it is confirmed. */
export function GuestsSheet(props: GuestsSheetProps) {
  return props.isOpen ? <OpenGuestsSheet {...props} /> : null
}

function OpenGuestsSheet({ value, timers, onConfirm, onClose }: GuestsSheetProps) {
  const [counts, setCounts] = useState(value)
  const limits = guestLimits(counts)
  const confirm = (
    <Button isWide onTap={() => onConfirm(counts)}>
      {`Confirm ${guestsSummary(counts)}`}
    </Button>
  )
  return (
    <Sheet isOpen title="Guests and rooms" onClose={onClose} footer={confirm}>
      {ROWS.map(({ field, label, hint }) => (
        <div key={field} className="guests-row">
          <div className="guests-text">
            <div className="guests-label">{label}</div>
            <div className="guests-hint">{hint}</div>
          </div>
          <Stepper
            label={label}
            value={counts[field]}
            min={limits[field].min}
            max={limits[field].max}
            timers={timers}
            onChange={(count) => setCounts(changeGuests(counts, field, count))}
          />
        </div>
      ))}
    </Sheet>
  )
}
