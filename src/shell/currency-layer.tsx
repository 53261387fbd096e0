import { observer } from 'mobx-react'
import { reload } from '@/platform/navigation'
import { useRoot } from '@/stores/app/context'
import { CurrencySheet } from '@/widgets/currency-sheet'

/** Chooses the currency of all prices; the page then reloads, because every amount on it changes. */
export const CurrencyLayer = observer(function CurrencyLayer({ onClose }: { readonly onClose: () => void }) {
  const { currency, preferences } = useRoot()
  const pick = async (code: string) => {
    onClose()
    await preferences.chooseCurrency(code)
    reload()
  }
  return <CurrencySheet value={currency.code} onPick={(code) => void pick(code)} onClose={onClose} />
})
