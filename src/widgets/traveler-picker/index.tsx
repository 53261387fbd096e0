import { travelerText as words } from '@/domain/text/traveler-text'
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
function ConfirmFoot({ state, actions }: TravelerPickerProps) {
  const count = state.popup.selectedIds.length
  return (
    <Button isWide isDisabled={count === 0} onTap={actions.confirm}>
      {state.choice === 'several' && count > 0 ? `Confirm (${count})` : 'Confirm'}
    </Button>
  )
}

/** Save what is written, or go back to the list. */
function FormFoot({ state: { busy }, actions }: TravelerPickerProps) {
  return (
    <div className="trav-foot">
      <Button kind="secondary" isDisabled={busy !== null} onTap={actions.back}>
        {words.back}
      </Button>
      <div className="trav-save">
        <Button isWide isLoading={busy === 'save'} isDisabled={busy === 'delete'} onTap={actions.save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

function titleOf({ state: { popup, choice } }: TravelerPickerProps): string {
  const { view } = popup.shown
  if (view === 'list') return choice === 'none' ? words.manageTitle : words.listTitle
  return view === 'new' ? words.newTitle : words.editTitle
}

function footOf(props: TravelerPickerProps) {
  if (props.state.popup.shown.view !== 'list') return <FormFoot {...props} />
  return props.state.choice === 'none' ? undefined : <ConfirmFoot {...props} />
}

function formOf({ state, actions, timers }: TravelerPickerProps): TravelerFormProps | null {
  const { shown } = state.popup
  if (shown.view === 'list') return null
  const saved = shown.view === 'edit' ? state.travelers?.find(({ id }) => id === shown.id) : null
  return { state, actions, timers, shown, saved: saved ?? null }
}

/** Ticks saved travelers, and adds, changes and deletes them; 85 per cent of the screen high (spec §2). */
export function TravelerPicker(props: TravelerPickerProps) {
  const { isOpen, state, onClose } = props
  const { popup } = state
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
