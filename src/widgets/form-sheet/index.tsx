import type { ReactNode } from 'react'
import type { FailureView } from '@/domain/failure'
import { Button } from '../button'
import { Sheet } from '../sheet'
import './style.scss'

/** A form in a sheet, with the one button that sends it. */
export interface FormSheetProps {
  readonly title: string
  /** Text of the button. */
  readonly sendText: string
  readonly failure: FailureView | null
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Fields in a sheet, with the last failure below them. */
export function FormSheet({ title, sendText, failure, isSending, onSend, onClose, children }: FormSheetProps) {
  const send = (
    <Button isWide isLoading={isSending} onTap={onSend}>
      {sendText}
    </Button>
  )
  return (
    <Sheet isOpen title={title} size="85" onClose={onClose} footer={send}>
      <div className="sheet-form">
        {children}
        {failure ? (
          <p className="sheet-form-failure" role="alert">
            {failure.message}
          </p>
        ) : null}
      </div>
    </Sheet>
  )
}
