import { observer } from 'mobx-react'
import { accountText } from '@/domain/account/account-text'
import { useRoot } from '@/stores/app/context'
import { AccountCodeSheet } from '@/widgets/account-code-sheet'
import { accountCodeProps, useAccountCode } from './use-account-code'

/** Closes the account for ever; the device is signed out with it, and the way leads to Explore. */
export const DeleteLayer = observer(function DeleteLayer({ onClose }: { readonly onClose: () => void }) {
  const { api, session, logout } = useRoot()
  const store = useAccountCode({
    purpose: 'delete',
    confirm: async (code) => {
      await api.accountRights.deleteAccount({ code })
      session.signOut()
      return accountText.goodbye
    },
  })
  const isDone = store.step.state === 'done'
  return (
    <AccountCodeSheet
      isOpen
      isDangerous
      text={accountText.delete}
      {...accountCodeProps(store)}
      onDone={logout.leave}
      onClose={isDone ? logout.leave : onClose}
    />
  )
})
