import type { DateRange, DayRefusal, Picking } from '@/domain/calendar/calendar-rules'
import { Button } from '../button'
import { rangeSummary } from '@/domain/calendar/calendar-text'
import { nightsBetween } from '@/domain/days/civil-day'
import { countOf } from '@/domain/text/phrases'

interface RefusalTextProps {
  readonly refusal: DayRefusal | null
  readonly onFix: (picking: Picking) => void
}

/** Announces why a day can't be chosen and offers a one-tap fix. Its live region always exists for screen readers. */
export function RefusalText({ refusal, onFix }: RefusalTextProps) {
  const fix = refusal?.fix ?? null
  return (
    <div className={refusal ? 'dates-refusal' : undefined}>
      <div className="dates-why" role="status">
        {refusal?.text ?? ''}
      </div>
      {fix ? (
        <Button kind="secondary" size="small" onTap={() => onFix(fix.picking)}>
          {fix.label}
        </Button>
      ) : null}
    </div>
  )
}

interface RangeFootProps {
  readonly picking: Picking
  /** Why the last tapped day, or what is chosen, can't be had. */
  readonly refusal: DayRefusal | null
  /** What is missing; null when nothing is. */
  readonly message: string | null
  readonly isReady: boolean
  readonly onFix: (picking: Picking) => void
  readonly onConfirm: (range: DateRange) => void
}

/** What is chosen and what is wrong with it, a button that mends it, and Confirm. */
export function RangeFoot({ picking, refusal, message, isReady, onFix, onConfirm }: RangeFootProps) {
  const isAnnounced = refusal !== null && refusal.text === message
  return (
    <div>
      <RefusalText refusal={refusal} onFix={onFix} />
      <div className="dates-foot">
        <div className="dates-status" role="status">
          <div className="dates-range">{rangeSummary(picking)}</div>
          <div className="dates-message">{isAnnounced ? nightsOf(picking) : (message ?? nightsOf(picking))}</div>
        </div>
        <Button
          isDisabled={!isReady}
          onTap={() => picking.step === 'done' && onConfirm({ checkIn: picking.checkIn, checkOut: picking.checkOut })}
        >
          Confirm
        </Button>
      </div>
    </div>
  )
}

function nightsOf(picking: Picking): string {
  return picking.step === 'done' ? countOf(nightsBetween(picking.checkIn, picking.checkOut), 'night') : ''
}
