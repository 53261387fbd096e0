import type { OpenStay } from '@/contract/account'
import type { AccountCodeStep } from '@/domain/account/account-code'

/** Texts shown at each step of the sheet. */
export interface AccountCodeText {
  readonly title: string
  /** What will happen, a line each. */
  readonly explains: readonly string[]
  readonly sendButton: string
  readonly confirmButton: string
  readonly doneTitle: string
  readonly doneButton: string
}

export interface AccountCodeSheetProps {
  readonly isOpen: boolean
  readonly text: AccountCodeText
  /** What is done cannot be undone. */
  readonly isDangerous?: boolean
  readonly step: AccountCodeStep
  readonly code: string
  readonly codeFault: string | null
  readonly isBusy: boolean
  readonly secondsToResend: number
  readonly hrefOfStay: (stay: OpenStay) => string
  readonly onStay: (stay: OpenStay) => void
  readonly onSend: () => void
  readonly onCode: (code: string) => void
  readonly onConfirm: () => void
  /** The button of what is done. */
  readonly onDone: () => void
  readonly onClose: () => void
}
