import { useEffect, useState } from 'react'
import type { OpenStay } from '@/contract/account'
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

const pageOf = ({ kind }: OpenStay) => pageOfKind[kind]

const pageOfKind = { hotel: 'hotelOrder', coupon: 'couponOrder', mix: 'mixOrder' } as const

/** The form's state as plain props. */
export const accountCodeProps = (store: AccountCodeStore) => ({
  step: store.step,
  code: store.code,
  codeFault: store.codeFault,
  isBusy: store.isBusy,
  secondsToResend: store.secondsToResend,
  hrefOfStay: (stay: OpenStay) => hrefOf(pageOf(stay), { orderid: stay.orderid }),
  onStay: (stay: OpenStay) => go(pageOf(stay), { orderid: stay.orderid }),
  onSend: () => void store.send(),
  onCode: store.typeCode,
  onConfirm: () => void store.submit(),
})
