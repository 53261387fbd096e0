import { observer } from 'mobx-react'
import { useState } from 'react'
import { back, go } from '@/platform/navigation'
import { Page } from '@/shell/page'
import { withBoundary } from '@/shell/render-boundary'
import { useRoot } from '@/stores/app/context'
import { AddVoucherStore } from '@/stores/vouchers/add-voucher'
import { AddVoucherView } from './view'
import './style.scss'

/** Adds a voucher to the wallet by the code that somebody gave. */
const AddVoucher = observer(function AddVoucher() {
  const { api, session, login, randomGuid } = useRoot()
  const [store] = useState(() => new AddVoucherStore({ travelCoupon: api.travelCoupon, login, newKey: randomGuid }))
  const { code, voucher, fault, isAdded, isBusy } = store
  return (
    <Page route="addVoucher">
      <AddVoucherView
        isSignedIn={session.isLogin}
        code={code}
        voucher={voucher}
        fault={fault}
        isAdded={isAdded}
        isBusy={isBusy}
        onWrite={store.write}
        onLeave={store.tidy}
        onCheck={() => void store.check()}
        onAdd={() => void store.add()}
        onWallet={() => go('wallet', {}, {}, 'replace')}
        onSignIn={() => login.require()}
        onBack={back}
      />
    </Page>
  )
})

export default withBoundary(AddVoucher)
