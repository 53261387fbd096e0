import type { GiftOffer } from '@/contract/gift'
import type { FailureView } from '@/domain/failure'
import { countOf } from '@/domain/text/phrases'
import { type EndedGift, giftTitle } from '@/domain/vouchers/gift'
import { BottomBar } from '@/widgets/bottom-bar'
import { Button } from '@/widgets/button'
import { ErrorState } from '@/widgets/error-state'
import { GivenVoucher } from '@/widgets/given-voucher'
import { ResultHero } from '@/widgets/result-hero'
import { Screen } from '@/widgets/screen'
import { RowsSkeleton, TextSkeleton } from '@/widgets/skeleton'

/** What the page of a gift shows and does. */
export interface ClaimGiftViewProps {
  readonly isSignedIn: boolean
  /** What is given; null until it is read. */
  readonly offer: GiftOffer | null
  /** Why there is nothing to claim; null while there is. */
  readonly ended: EndedGift | null
  readonly failure: FailureView | null
  readonly isClaimed: boolean
  /** Whether the claim is on its way. */
  readonly isSending: boolean
  /** An instant on the traveler's own clock. */
  readonly ownTime: (instant: string) => string
  readonly onClaim: () => void
  readonly onWallet: () => void
  readonly onSignIn: () => void
  readonly onExplore: () => void
  readonly onRetry: () => void
  readonly onBack: () => void
}

/** A gift: what is given, by whom and until when, with the claim that puts it into the wallet. */
export function ClaimGiftView(props: ClaimGiftViewProps) {
  const { offer, ended, isClaimed, isSending, isSignedIn, onClaim } = props
  const canClaim = offer !== null && !offer.isOwn && !ended && !isClaimed
  const bar = canClaim ? (
    <BottomBar>
      <Button isWide isGuarded isLoading={isSending} onTap={onClaim}>
        {isSignedIn ? 'Claim' : 'Sign in and claim'}
      </Button>
    </BottomBar>
  ) : undefined
  return (
    <Screen title="A Gift for You" onBack={props.onBack} bottomBar={bar}>
      <Content {...props} />
    </Screen>
  )
}

function Content(props: ClaimGiftViewProps) {
  const { offer, ended, failure, isClaimed } = props
  if (isClaimed) return <Claimed {...props} />
  if (ended) return <Ended {...props} ended={ended} />
  if (!offer) return failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <GiftSkeleton />
  return offer.isOwn ? <OwnGift {...props} /> : <Offer {...props} offer={offer} />
}

function Offer({ offer, ownTime }: ClaimGiftViewProps & { readonly offer: GiftOffer }) {
  const { vouchers, message, expireTime } = offer
  const [first] = vouchers
  return (
    <div className="gift">
      <section className="gift-head" aria-label="Gift">
        <h2 className="gift-title">{giftTitle(offer)}</h2>
        {message === '' ? null : <blockquote className="gift-message">{message}</blockquote>}
        <p className="gift-line">{`Claim it until ${ownTime(expireTime)}. After that it goes back to who gave it.`}</p>
      </section>
      {vouchers.length > 1 ? (
        <p className="gift-count">{`${countOf(vouchers.length, 'voucher')}, each of them:`}</p>
      ) : null}
      {first ? <GivenVoucher voucher={first} /> : null}
    </div>
  )
}

function Claimed({ offer, onWallet }: ClaimGiftViewProps) {
  const isOne = offer?.vouchers.length === 1
  return (
    <ResultHero
      kind="success"
      title={isOne ? 'The voucher is yours' : 'The vouchers are yours'}
      text={`You find ${isOne ? 'it' : 'them'} in your wallet, with a code of your own.`}
    >
      <Button isWide onTap={onWallet}>
        Open wallet
      </Button>
    </ResultHero>
  )
}

function OwnGift({ onWallet }: ClaimGiftViewProps) {
  return (
    <ResultHero
      kind="waiting"
      title="This is your own gift"
      text="Who got the link can claim it, and nobody has done so yet. You can take it back in your wallet."
    >
      <Button isWide onTap={onWallet}>
        Open wallet
      </Button>
    </ResultHero>
  )
}

/** Nothing to claim: why, and the way on. */
function Ended({
  ended,
  isSignedIn,
  onWallet,
  onSignIn,
  onExplore,
}: ClaimGiftViewProps & { readonly ended: EndedGift }) {
  const { title, text, isInWallet, mayBeYours } = ended
  const way = isInWallet
    ? { text: 'Open wallet', onTap: onWallet }
    : mayBeYours && !isSignedIn
      ? { text: 'Sign in', onTap: onSignIn }
      : { text: 'Explore', onTap: onExplore }
  return (
    <ResultHero kind={isInWallet ? 'success' : 'closed'} title={title} text={text}>
      <Button isWide kind={isInWallet ? 'primary' : 'secondary'} onTap={way.onTap}>
        {way.text}
      </Button>
    </ResultHero>
  )
}

function GiftSkeleton() {
  return (
    <div className="gift" role="status" aria-label="Opening your gift">
      <TextSkeleton lines={3} />
      <RowsSkeleton count={2} />
    </div>
  )
}
