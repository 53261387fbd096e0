import { useEffect, useState } from 'react'
import { go, hrefOf } from '@/platform/navigation'
import { AccountCodeStore, type AccountCodeDependencies } from '@/stores/account/account-code'
import { useRoot } from '@/stores/app/context'
import { ResendWait } from '@/stores/account/resend-wait'

/** A code form of its own for a sheet, ended with it. */
export function useAccountCode({
  purpose,
  confirm,
}: Pick<AccountCodeDependencies, 'purpose' | 'confirm'>): AccountCodeStore {
  const { api, toast, clock, timers } = useRoot()
  const [wait] = useState(() => new ResendWait(clock, timers))
  const { sendAccountCode } = api.accountRights
  const [store] = useState(() => new AccountCodeStore({ purpose, sendAccountCode, confirm, wait, toast }))
  useEffect(() => () => wait.stop(), [wait])
  return store
}

/** The form's state as plain props. */
export const accountCodeProps = (store: AccountCodeStore) => ({
  step: store.step,
  code: store.code,
  codeFault: store.codeFault,
  isBusy: store.isBusy,
  secondsToResend: store.secondsToResend,
  hrefOfStay: (orderid: string) => hrefOf('hotelOrder', { orderid }),
  onStay: ({ orderid }: { readonly orderid: string }) => go('hotelOrder', { orderid }),
  onSend: () => void store.send(),
  onCode: store.typeCode,
  onConfirm: () => void store.submit(),
})
