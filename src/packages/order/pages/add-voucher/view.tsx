import type { GivenVoucher as GivenVoucherFacts } from '@/contract/travel-coupon'
import { formSending } from '@/platform/keyboard'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { EmptyState } from '@/widgets/empty-state'
import { GivenVoucher } from '@/widgets/given-voucher'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { TextField } from '@/widgets/text-field'

/** What adding a voucher by its code shows and does. */
export interface AddVoucherViewProps {
  readonly isSignedIn: boolean
  readonly code: string
  /** What the code stands for; null until it is checked. */
  readonly voucher: GivenVoucherFacts | null
  /** What is wrong with the code, or why it is refused. */
  readonly fault: string | null
  /** Whether it is in the wallet. */
  readonly isAdded: boolean
  readonly isBusy: boolean
  readonly onWrite: (code: string) => void
  readonly onLeave: () => void
  readonly onCheck: () => void
  readonly onAdd: () => void
  readonly onWallet: () => void
  readonly onSignIn: () => void
  readonly onBack: () => void
}

/** The code first, then what it stands for, then into the wallet. */
export function AddVoucherView(props: AddVoucherViewProps) {
  const { voucher, isAdded, isBusy, onAdd, onBack } = props
  const bar =
    voucher && !isAdded ? (
      <BottomBar>
        <Button isWide isGuarded isLoading={isBusy} onTap={onAdd}>
          Add to wallet
        </Button>
      </BottomBar>
    ) : undefined
  return (
    <Screen title="Add a Voucher" onBack={onBack} bottomBar={bar}>
      <Content {...props} />
    </Screen>
  )
}

function Content(props: AddVoucherViewProps) {
  const { isSignedIn, voucher, isAdded, onSignIn, onWallet } = props
  if (!isSignedIn) {
    const action = { text: 'Sign in', onTap: onSignIn }
    return <EmptyState icon="ticket" text="Sign in to add a voucher to your wallet." action={action} />
  }
  if (isAdded)
    return (
      <ResultHero
        kind="success"
        title="The voucher is yours"
        text="You find it in your wallet, with a code of its own."
      >
        <Button isWide onTap={onWallet}>
          Open wallet
        </Button>
      </ResultHero>
    )
  return (
    <div className="add-voucher">
      <CodeForm {...props} />
      {voucher ? <GivenVoucher voucher={voucher} /> : null}
    </div>
  )
}

function CodeForm({ code, voucher, fault, isBusy, onWrite, onLeave, onCheck }: AddVoucherViewProps) {
  const sending = formSending(onCheck)
  return (
    <form className="add-voucher-form" {...sending.form}>
      <p className="add-voucher-text">
        Somebody gave you the code of a voucher? Added to your wallet it gets a new code, and the old one ends.
      </p>
      <TextField
        id="voucher-code"
        label="Code"
        value={code}
        error={fault}
        hint="16 letters and digits"
        placeholder="XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        maxLength={40}
        isRequired
        onChange={onWrite}
        onLeave={onLeave}
      />
      {voucher ? null : (
        <Button isWide isLoading={isBusy} {...sending.button}>
          Check code
        </Button>
      )}
    </form>
  )
}
