import { Button } from '../button'
import { Sheet } from '../sheet'
import { RequestStep, CodeStep, DoneStep, RefusedStep } from './steps'
import type { AccountCodeSheetProps } from './props'
import './style.scss'

function Step(props: AccountCodeSheetProps) {
  const { step } = props
  switch (step.state) {
    case 'asking':
      return <RequestStep {...props} />
    case 'refused':
      return <RefusedStep {...props} stays={step.stays} />
    case 'code':
      return <CodeStep {...props} sentTo={step.sentTo} />
    case 'done':
      return <DoneStep {...props} outcome={step.outcome} />
  }
}

function Foot(props: AccountCodeSheetProps) {
  const { step, text, isBusy, isDangerous } = props
  const kind = isDangerous ? 'danger' : 'primary'
  switch (step.state) {
    case 'asking':
      return (
        <Button isWide isLoading={isBusy} onTap={props.onSend}>
          {text.sendButton}
        </Button>
      )
    case 'refused':
      return (
        <Button isWide kind="secondary" onTap={props.onClose}>
          Close
        </Button>
      )
    case 'code':
      return (
        <Button isWide kind={kind} isLoading={isBusy} onTap={props.onConfirm}>
          {text.confirmButton}
        </Button>
      )
    case 'done':
      return (
        <Button isWide onTap={props.onDone}>
          {text.doneButton}
        </Button>
      )
  }
}

/** An account action that needs an emailed code: explains the action, sends the code, accepts it and shows the outcome. */
export function AccountCodeSheet(props: AccountCodeSheetProps) {
  const { isOpen, text, onClose } = props
  return (
    <Sheet isOpen={isOpen} title={text.title} onClose={onClose} footer={<Foot {...props} />}>
      <Step {...props} />
    </Sheet>
  )
}
