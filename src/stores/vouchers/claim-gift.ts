import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { GiftOffer } from '@/contract/gift'
import { type Failure, failureText, readFailure } from '@/domain/failure'
import { endedGift, isGiftToken, NO_SUCH_GIFT } from '@/domain/vouchers/gift'
import type { LoginStore } from '../account/login'
import type { SessionStore } from '../account/session'
import type { ToastStore } from '../app/toast'
import { Loaded } from '../app/loaded'
import { sendOnce } from '../app/send-once'

/** What the page of a gift needs from outside. */
export interface ClaimGiftDependencies {
  readonly gift: Pick<ApiCalls['gift'], 'getGift' | 'claimGift'>
  readonly session: Pick<SessionStore, 'isLogin'>
  readonly login: Pick<LoginStore, 'require' | 'takePendingAction'>
  readonly toast: Pick<ToastStore, 'show'>
  readonly newKey: () => string
}

/** Name of the claim that waits for a sign-in. */
const claimAction = 'claim_gift'

type PlainField = 'dependencies' | 'sendClaim' | 'token'

/** A gift behind the link of its email: what it is, and the claim that puts it into the wallet. */
export class ClaimGiftStore {
  readonly offer = new Loaded<GiftOffer>()
  /** Whether the claim of this page has put it into the wallet. */
  isClaimed = false
  isSending = false
  private readonly sendClaim: (body: { token: string }) => Promise<unknown>

  /** `token` is the one of the link; '' where it has none. */
  constructor(
    private readonly dependencies: ClaimGiftDependencies,
    private readonly token: string,
  ) {
    this.sendClaim = sendOnce(dependencies.gift.claimGift, dependencies.newKey)
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, sendClaim: false, token: false, offer: false },
      { autoBind: true, deep: false },
    )
  }

  /** Why there is nothing to claim; null while there is. */
  get ended() {
    return isGiftToken(this.token) ? endedGift(this.offer.failure) : NO_SUCH_GIFT
  }

  /** Reads the gift, and goes on with the claim that waited for a sign-in. */
  async look(): Promise<void> {
    if (this.isClaimed || !isGiftToken(this.token)) return
    const { gift, login } = this.dependencies
    await this.offer.load(() => gift.getGift({ token: this.token }))
    if (this.offer.failure || this.offer.value?.isOwn) return
    if (login.takePendingAction(claimAction)?.params.token === this.token) await this.claim()
  }

  /** Claims it; a visitor signs in first. A second tap meanwhile does nothing. */
  async claim(): Promise<void> {
    const { session, login } = this.dependencies
    if (this.isSending || this.isClaimed) return
    if (!session.isLogin) return login.require({ name: claimAction, params: { token: this.token } })
    this.isSending = true
    const failure = await this.send()
    runInAction(() => {
      this.isSending = false
      this.isClaimed = failure === null
    })
    if (failure) await this.mend(failure)
  }

  private async send(): Promise<Failure | null> {
    try {
      await this.sendClaim({ token: this.token })
      return null
    } catch (thrown) {
      return readFailure(thrown)
    }
  }

  /** What has ended meanwhile, or is one's own, is seen by reading it again; anything else is a message. */
  private async mend(failure: Failure): Promise<void> {
    const { login, toast } = this.dependencies
    if (failure.kind === 'unauthorized') return login.require({ name: claimAction, params: { token: this.token } })
    if (failure.kind === 'refused' && (failure.code === 'gift_ended' || failure.code === 'own_gift')) return this.look()
    toast.show(failureText(failure), { type: 'fail' })
  }
}
