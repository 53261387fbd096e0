import type { PaymentAccount } from '@/contract/transfer-account'
import { ChoiceChips } from '@/widgets/choice-chips'

/** The accounts that were saved before, and the chosen one; null for a new account. */
export interface SavedAccountsProps {
  readonly accounts: readonly PaymentAccount[]
  readonly chosenId: string | null
  readonly onChoose: (accountId: string | null) => void
}

const NEW = 'new'

/** Saved accounts, masked, and a new one, as one choice; nothing where none is saved. */
export function SavedAccounts({ accounts, chosenId, onChoose }: SavedAccountsProps) {
  if (accounts.length === 0) return null
  const saved = accounts.map(({ accountId, accountText, holder }) => ({
    value: accountId,
    label: `${accountText}, ${holder}`,
  }))
  return (
    <ChoiceChips
      label="Account"
      options={[...saved, { value: NEW, label: 'A new account' }]}
      selected={[chosenId ?? NEW]}
      onToggle={(value) => onChoose(value === NEW ? null : value)}
    />
  )
}
