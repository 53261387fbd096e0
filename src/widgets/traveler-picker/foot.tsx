import { travelerTexts as words } from '@/domain/text/texts'
import { Button } from '../button'
import type { TravelerPickerProps } from './props'

/** Hands over who is ticked; disabled while nobody is (spec §5). */
export function ConfirmFoot({ popup, choice, onConfirm }: TravelerPickerProps) {
  const count = popup.selectedIds.length
  return (
    <Button isWide isDisabled={count === 0} onTap={onConfirm}>
      {choice === 'several' && count > 0 ? `Confirm (${count})` : 'Confirm'}
    </Button>
  )
}

/** Save what is written, or go back to the list. */
export function FormFoot({ busy, onSave, onBack }: TravelerPickerProps) {
  return (
    <div className="trav-foot">
      <Button kind="secondary" isDisabled={busy !== null} onTap={onBack}>
        {words.back}
      </Button>
      <div className="trav-save">
        <Button isWide isLoading={busy === 'save'} isDisabled={busy === 'delete'} onTap={onSave}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}
