import { travelerText as words } from '@/domain/text/app-text'
import { Button } from '../button'
import type { TravelerFormProps, TravelerPickerProps } from './props'
import { useRef } from 'react'
import { useFirstField } from '@/platform/focus'
import { Layer } from '../layer'
import { Sheet } from '../sheet'
import { TravelerForm } from './form'
import { TravelerList } from './list'
import { FormOverlays, useFormOverlay } from './overlays'
import './style.scss'

/** Hands over who is ticked; disabled while nobody is (spec §5). */
function ConfirmFoot({ popup, choice, onConfirm }: TravelerPickerProps) {
  const count = popup.selectedIds.length
  return (
    <Button isWide isDisabled={count === 0} onTap={onConfirm}>
      {choice === 'several' && count > 0 ? `Confirm (${count})` : 'Confirm'}
    </Button>
  )
}

/** Save what is written, or go back to the list. */
function FormFoot({ busy, onSave, onBack }: TravelerPickerProps) {
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

function titleOf({ popup, choice }: TravelerPickerProps): string {
  const { view } = popup.shown
  if (view === 'list') return choice === 'none' ? words.manageTitle : words.listTitle
  return view === 'new' ? words.newTitle : words.editTitle
}

function footOf(props: TravelerPickerProps) {
  if (props.popup.shown.view !== 'list') return <FormFoot {...props} />
  return props.choice === 'none' ? undefined : <ConfirmFoot {...props} />
}

function formOf(props: TravelerPickerProps): TravelerFormProps | null {
  const { shown } = props.popup
  if (shown.view === 'list') return null
  const saved = shown.view === 'edit' ? props.travelers?.find(({ id }) => id === shown.id) : null
  return { ...props, shown, saved: saved ?? null }
}

/** Ticks saved travelers, and adds, changes and deletes them; 85 per cent of the screen high (spec §2). */
export function TravelerPicker(props: TravelerPickerProps) {
  const { isOpen, popup, onClose } = props
  const content = useRef<HTMLDivElement>(null)
  const overlay = useFormOverlay()
  useFirstField(content, isOpen ? popup.shown.view : 'closed')
  const title = titleOf(props)
  const form = formOf(props)
  return (
    <>
      <Sheet isOpen={isOpen} title={title} size="85" onClose={onClose} footer={footOf(props)}>
        <div ref={content}>
          <div
            key={popup.shown.view}
            className="trav-view"
            role="group"
            aria-label={title}
            tabIndex={-1}
            data-autofocus
          >
            {form ? <TravelerForm {...form} onOpen={overlay.open} /> : <TravelerList {...props} />}
          </div>
        </div>
      </Sheet>
      <Layer>
        {form ? <FormOverlays {...form} shownOverlay={overlay.shown} onOverlayClose={overlay.close} /> : null}
      </Layer>
    </>
  )
}
