import type { PaymentAccount } from '@/contract/transfer-account'
import { OptionRow } from '../option-row'

/** The accounts that were saved before, and the chosen one; null for a new account. */
export interface SavedAccountsProps {
  readonly accounts: readonly PaymentAccount[]
  readonly chosenId: string | null
  readonly onChoose: (accountId: string | null) => void
}

/** Saved accounts, masked, and a new one, as one choice; nothing where none is saved. */
export function SavedAccounts({ accounts, chosenId, onChoose }: SavedAccountsProps) {
  if (accounts.length === 0) return null
  return (
    <div className="refund-saved" role="radiogroup" aria-label="Account">
      {accounts.map(({ accountId, accountText, holder }) => (
        <OptionRow
          key={accountId}
          kind="radio"
          isOn={accountId === chosenId}
          title={accountText}
          detail={holder}
          isDisabled={false}
          onTap={() => onChoose(accountId)}
        />
      ))}
      <OptionRow
        kind="radio"
        isOn={chosenId === null}
        title="A new account"
        detail="We store it for your next refund."
        isDisabled={false}
        onTap={() => onChoose(null)}
      />
    </div>
  )
}
