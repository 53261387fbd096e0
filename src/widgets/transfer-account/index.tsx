import type { FailureView } from '@/domain/failure'
import { accountKindName, type TransferAccountFields } from '@/domain/orders/transfer-account'
import { ChoiceChips } from '../choice-chips'
import { FormSheet } from '../form-sheet'
import { TextSkeleton } from '../skeleton'
import { TextField } from '../text-field'
import { SavedAccounts, type SavedAccountsProps } from './saved-accounts'
import './style.scss'

/** The account that is chosen or typed for a refund. */
export interface AccountSheetProps {
  /** Text of the button. */
  readonly sendText: string
  /** Why an account is needed, in a sentence or two. */
  readonly hintText: string
  /** The choice among saved accounts; null while they are read. */
  readonly saved: SavedAccountsProps | null
  readonly fields: TransferAccountFields
  /** The first fault; null where there is none, or nothing was sent yet. */
  readonly fault: { readonly field: string; readonly message: string } | null
  readonly failure: FailureView | null
  readonly isSending: boolean
  readonly onWrite: (part: Partial<TransferAccountFields>) => void
  readonly onSend: () => void
  readonly onClose: () => void
}

const kinds = (['bank', 'alipay', 'wechat'] as const).map((value) => ({ value, label: accountKindName(value) }))

/** The form for the account to which a refund is transferred. */
export function AccountSheet(props: AccountSheetProps) {
  const { sendText, hintText, saved, failure, isSending, onSend, onClose } = props
  const frame = { failure, isSending, onSend, onClose }
  return (
    <FormSheet title="Name an account" sendText={sendText} {...frame}>
      <p className="refund-account-text">{hintText}</p>
      {saved ? <SavedAccounts {...saved} /> : <TextSkeleton lines={3} />}
      {saved?.chosenId === null ? <AccountFields {...props} /> : null}
    </FormSheet>
  )
}

/** Kind, owner, bank where it is one, and number. */
function AccountFields({ fields, fault, onWrite }: Pick<AccountSheetProps, 'fields' | 'fault' | 'onWrite'>) {
  const { kind, holder, bank, number } = fields
  const errorAt = (field: string) => (fault?.field === field ? fault.message : null)
  return (
    <>
      <ChoiceChips
        label="Kind of account"
        options={kinds}
        selected={[kind]}
        onToggle={(chosen) => onWrite({ kind: chosen })}
      />
      <TextField
        id="account-holder"
        label="Name of the owner"
        hint="As the bank or wallet has it"
        autoComplete="name"
        value={holder}
        error={errorAt('holder')}
        maxLength={80}
        isRequired
        onChange={(typed) => onWrite({ holder: typed })}
      />
      {kind === 'bank' ? (
        <TextField
          id="account-bank"
          label="Bank"
          value={bank}
          error={errorAt('bank')}
          maxLength={80}
          isRequired
          onChange={(typed) => onWrite({ bank: typed })}
        />
      ) : null}
      <TextField
        id="account-number"
        label={kind === 'bank' ? 'Account number or IBAN' : 'E-mail, phone or id of the account'}
        autoComplete="off"
        value={number}
        error={errorAt('number')}
        maxLength={80}
        isRequired
        onChange={(typed) => onWrite({ number: typed })}
      />
    </>
  )
}
