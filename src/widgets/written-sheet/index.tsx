import type { ReactNode } from 'react'
import type { FailureView } from '@/domain/failure'
import { Button } from '../button'
import { Dialog } from '../dialog'
import { Sheet } from '../sheet'
import './style.scss'

/** How a form that is written over the whole screen stands, and what can be done with it. */
export interface WrittenSheetState {
  /** What is missing or wrong, once it was sent for the first time. */
  readonly fault: string | null
  readonly failure: FailureView | null
  readonly isSending: boolean
  /** Whether the prompt is open in which the draft is stored or discarded. */
  readonly isClosing: boolean
  readonly canClose: () => boolean
  readonly onSend: () => void
  readonly onStay: () => void
  readonly onLeave: () => void
  readonly onDiscard: () => void
}

export interface WrittenSheetProps {
  readonly title: string
  readonly sendText: string
  readonly state: WrittenSheetState
  readonly children: ReactNode
}

/** A form over the whole screen; closing it prompts for what becomes of the draft. */
export function WrittenSheet({ title, sendText, state, children }: WrittenSheetProps) {
  const { fault, failure, isSending, isClosing, canClose, onSend, onStay, onLeave, onDiscard } = state
  const footer = (
    <>
      <Trouble fault={fault} failure={failure} />
      <Button isWide isLoading={isSending} onTap={onSend}>
        {sendText}
      </Button>
    </>
  )
  return (
    <>
      <Sheet isOpen title={title} size="full" canClose={canClose} onClose={onDiscard} footer={footer}>
        <div className="written">{children}</div>
      </Sheet>
      <Dialog
        isOpen={isClosing}
        title="Save this as a draft?"
        confirm={{ text: 'Save draft', onTap: onLeave }}
        other={{ text: 'Discard', kind: 'danger', onTap: onDiscard }}
        cancel={{ text: 'Go on writing', onTap: onStay }}
        onClose={onStay}
      >
        A draft stays on this device until you close the app, for a day at most.
      </Dialog>
    </>
  )
}

/** Why the form was not sent, beside the button that sends it. */
function Trouble({ fault, failure }: Pick<WrittenSheetState, 'fault' | 'failure'>) {
  const text = fault ?? failure?.message ?? null
  return (
    <div role="alert">
      {text === null ? null : <p className="written-trouble">{text}</p>}
      {fault === null && failure?.requestId ? (
        <p className="written-request-id">{`Request ${failure.requestId}`}</p>
      ) : null}
    </div>
  )
}
