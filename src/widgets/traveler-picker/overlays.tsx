import { useState } from 'react'
import type { TravelerFields } from '@/domain/account/traveler-form'
import { yearOf } from '@/domain/days/civil-day'
import { travelerText as words } from '@/domain/text/traveler-text'
import { ActionSheet } from '../action-sheet'
import { DatePickerSheet } from '../date-picker-sheet'
import { Dialog } from '../dialog'
import { Layer } from '../layer'
import type { TravelerFormProps } from './props'

/** What is chosen in a sheet of its own above the form. */
export type FormOverlay = 'idType' | 'birthday'

/** Which of the sheets above the form is open. */
export function useFormOverlay() {
  const [shown, setShown] = useState<FormOverlay | null>(null)
  return { shown, open: (overlay: FormOverlay) => setShown(overlay), close: () => setShown(null) }
}

interface FormOverlaysProps extends TravelerFormProps {
  readonly shownOverlay: FormOverlay | null
  readonly onOverlayClose: () => void
}

/** What opens above the form: the documents, the birthday, and the confirmation before a traveler is deleted. */
export function FormOverlays(props: FormOverlaysProps) {
  const { shown, saved, state, actions, shownOverlay, onOverlayClose } = props
  const choose = (part: Partial<TravelerFields>) => {
    actions.write(part)
    onOverlayClose()
  }
  return (
    <>
      <Layer>
        <ActionSheet
          isOpen={shownOverlay === 'idType'}
          title="ID type"
          actions={state.idTypes.map(({ idType, idTypeName, disabled }) => ({
            key: idType,
            name: idTypeName,
            ...(disabled ? { isDisabled: true, subname: 'Not accepted for this stay' } : {}),
          }))}
          onPick={(idType) => choose({ idType, ...(idType === shown.form.idType ? {} : { idNo: '' }) })}
          onClose={onOverlayClose}
        />
      </Layer>
      <Layer>
        <BirthdaySheet {...props} onChoose={(birthday) => choose({ birthday })} />
      </Layer>
      <Layer>
        <Dialog
          isOpen={shown.view === 'edit' && shown.isConfirmingDelete}
          title={words.deletePrompt}
          confirm={{ text: words.delete, kind: 'danger', onTap: actions.delete }}
          cancel={{ text: 'Keep', onTap: actions.keep }}
          onClose={actions.keep}
        >
          {`${saved?.name ?? ''} will be removed from your travelers. Bookings stay as they are.`}
        </Dialog>
      </Layer>
    </>
  )
}

/** Most travelers are born about as long ago. */
const USUAL_AGE = 30

function BirthdaySheet(props: FormOverlaysProps & { readonly onChoose: (birthday: string) => void }) {
  const { shown, shownOverlay, state, timers, onChoose, onOverlayClose } = props
  const { today } = state
  const currentYear = yearOf(today)
  return (
    <DatePickerSheet
      isOpen={shownOverlay === 'birthday'}
      title="Birthday"
      kind="date"
      value={shown.form.birthday || `${currentYear - USUAL_AGE}-01-01`}
      currentYear={currentYear}
      min="1900-01-01"
      max={today}
      timers={timers}
      onConfirm={onChoose}
      onClose={onOverlayClose}
    />
  )
}
