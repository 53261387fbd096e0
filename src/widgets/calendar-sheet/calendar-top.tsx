import type { Picking } from '@/domain/calendar/calendar-rules'
import type { CalendarShortcut } from '@/domain/calendar/calendar-shortcuts'
import { WEEKDAYS } from '@/domain/days/format-day'
import { Chip } from '../chip'

export interface CalendarTopProps {
  readonly shortcuts: readonly CalendarShortcut[]
  readonly picking: Picking
  /** Empty where no prices are shown. */
  readonly currencyCode: string
  /** What the amounts are; the lowest price of a night where left out. */
  readonly amountText?: string
  readonly onShortcut?: (shortcut: CalendarShortcut) => void
}

/** What stands still above the months: shortcuts, what the prices are, the weekdays. */
export function CalendarTop({ shortcuts, picking, currencyCode, amountText, onShortcut }: CalendarTopProps) {
  const isOn = ({ checkIn, checkOut }: CalendarShortcut) =>
    picking.step === 'done' && picking.checkIn === checkIn && picking.checkOut === checkOut
  return (
    <div className="dates-top">
      {shortcuts.length > 0 ? (
        <div className="dates-shortcuts">
          {shortcuts.map((shortcut) => (
            <Chip key={shortcut.label} isOn={isOn(shortcut)} onTap={() => onShortcut?.(shortcut)}>
              {shortcut.label}
            </Chip>
          ))}
        </div>
      ) : null}
      {currencyCode ? (
        <div className="dates-note">
          {amountText ?? `Lowest price per room and night in ${currencyCode}, taxes included`}
        </div>
      ) : null}
      <div className="dates-weekdays" aria-hidden>
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} className="dates-weekday">
            {weekday}
          </span>
        ))}
      </div>
    </div>
  )
}
