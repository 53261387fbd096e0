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
  /** What is missing or wrong, once it was sent for the first time; the fields show it too. */
  readonly fault?: string | null
  readonly failure: FailureView | null
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Fields in a sheet; why they were not sent stands beside the button, in sight wherever the fields are scrolled to. */
export function FormSheet(props: FormSheetProps) {
  const { title, sendText, fault = null, failure, isSending, onSend, onClose, children } = props
  const footer = (
    <>
      {fault === null ? null : <p className="sheet-form-failure">{fault}</p>}
      {fault === null && failure ? (
        <p className="sheet-form-failure" role="alert">
          {failure.message}
        </p>
      ) : null}
      <Button isWide isLoading={isSending} onTap={onSend}>
        {sendText}
      </Button>
    </>
  )
  return (
    <Sheet isOpen title={title} size="85" onClose={onClose} footer={footer}>
      <div className="sheet-form">{children}</div>
    </Sheet>
  )
}
