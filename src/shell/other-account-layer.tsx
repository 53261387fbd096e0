import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'
import { loginText } from '@/domain/text/login-text'
import type { SignInToken } from '@/platform/login/contract'
import { relaunch } from '@/platform/navigation/relaunch'
import { useRoot } from '@/stores/app/context'
import { OtherAccountStore } from '@/stores/account/other-account'
import type { RootStore } from '@/stores/app/root'
import { Dialog } from '@/widgets/dialog'

function createStore(root: RootStore, ticket: SignInToken): OtherAccountStore {
  const { api, session, tabStorage, toast, ticketSignIn } = root
  const { login, account } = api
  const onSettled = () => ticketSignIn.settle()
  return new OtherAccountStore({ login, account, session, tabStorage, toast, relaunch, onSettled }, ticket)
}

/** Offers to continue with the account that our app has sent. */
export const OtherAccountLayer = observer(function OtherAccountLayer({ ticket }: { readonly ticket: SignInToken }) {
  const root = useRoot()
  const [store] = useState(() => createStore(root, ticket))
  useEffect(() => void store.start(), [store])
  const { prompt } = store
  if (!prompt) return null
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={loginText.otherAccount}
      confirm={{ text: 'Change account', onTap: store.accept, isLoading: store.isBusy }}
      cancel={{ text: 'Keep this account', onTap: store.decline }}
      onClose={store.decline}
    >
      {`You are signed in as ${prompt.mine}. Continue as ${prompt.theirs}? What is written and not saved will be forgotten.`}
    </Dialog>
  )
})
