import type { DayRefusal, Picking } from '@/domain/calendar/calendar-rules'
import { Button } from '../button'

export interface RefusalNoteProps {
  readonly refusal: DayRefusal | null
  readonly onFix: (picking: Picking) => void
}

/** Why a day can't be chosen, said aloud, with the one tap that helps; its place for screen readers is always there. */
export function RefusalNote({ refusal, onFix }: RefusalNoteProps) {
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
