import { observer } from 'mobx-react'
import { reload } from '@/platform/navigate'
import { useRoot } from '@/stores/context'
import { CurrencySheet } from '@/widgets/currency-sheet'

/** Chooses the currency of all prices; the page then loads anew, for every amount on it is another. */
export const CurrencyLayer = observer(function CurrencyLayer({ onClose }: { readonly onClose: () => void }) {
  const { currency } = useRoot()
  const pick = (code: string) => {
    currency.choose(code)
    onClose()
    reload()
  }
  return <CurrencySheet value={currency.code} onPick={pick} onClose={onClose} />
})
