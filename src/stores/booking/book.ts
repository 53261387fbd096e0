import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { RoomOffer, TradeVerification } from '@/contract/hotel'
import type { SubmitPackageOrder, SubmitReply } from '@/contract/order'
import type { Stay } from '@/contract/stay'
import { type BookingDraft, bookingDraftName, readBookingDraft, restoredBooking } from '@/domain/booking/booking-draft'
import { bookingQuery, type BookingRequest } from '@/domain/booking/booking-request'
import type { SeenPrice } from '@/domain/booking/offer-state'
import { submitBody, submitOutcome } from '@/domain/booking/submit'
import { type Failure, failureText } from '@/domain/failure'
import { isSameStay, wantedOf, type WantedStay } from '@/domain/stays/wanted-stay'
import { AttemptStore } from '../app/attempt'
import { storeTyped } from '../app/drafts'
import { Loaded } from '../app/loaded'
import { BookingFormStore } from './booking-form'
import { OfferCheck } from './offer-check'
import { type OrderFormDependencies, showFault } from './order-form'

const submitAction = 'submit'

/** Rooms without the one package that is sold out. */
const withoutPackage = (rooms: readonly RoomOffer[], pid: string): readonly RoomOffer[] =>
  rooms.map((room) => ({ ...room, packages: room.packages.filter((offer) => offer.pid !== pid) }))

/** The last offer that could be booked, with the stay that it is for. */
interface StandingOffer {
  readonly stay: WantedStay
  readonly seen: SeenPrice | null
  readonly offer: TradeVerification
}

/** What the booking page needs from outside. */
export interface BookDependencies extends OrderFormDependencies {
  readonly hotel: Pick<ApiCalls['hotel'], 'verifyPackageTrade' | 'getPackageInfoFull'>
  readonly order: Pick<ApiCalls['order'], 'submitPackageOrder'>
  /** Puts stay and price into the page's address, so that reload and sign-in open the same booking. */
  readonly replaceQuery: (query: Record<string, string | number>) => void
  /** Makes a stay that was chosen on the page the one the app searches for. */
  readonly chooseStay: (stay: Stay) => void
  readonly onBooked: (reply: SubmitReply) => void
}

/** The booking page: price check first, then the form, then one submit that can't book twice; all of it outlives reload and sign-in. */
export class BookStore {
  readonly check: OfferCheck
  readonly form: BookingFormStore
  readonly submit: AttemptStore<SubmitPackageOrder, SubmitReply>
  /** Other rooms of the hotel, fetched when this one is sold out. */
  readonly others = new Loaded<readonly RoomOffer[]>()
  stay: WantedStay
  seen: SeenPrice | null
  /** The stay of an unfinished booking, to return to by a tap. */
  offered: WantedStay | null
  /** What can still be booked when a change of the stay was refused. */
  private standing: StandingOffer | null = null
  private isBegun: boolean
  private hasChosenStay = false
  private readonly ownerUid: string | null
  private submitsWhenChecked = false

  constructor(
    private readonly dependencies: BookDependencies,
    private readonly request: BookingRequest,
  ) {
    const { hotel, order, session, clock, timers, tabStorage, newKey } = dependencies
    const stored = readBookingDraft(tabStorage.read(bookingDraftName(request.pid)), clock.now(), session.uid)
    const { stay, seen, offered } = restoredBooking(request, stored)
    this.stay = stay
    this.seen = seen
    this.offered = offered
    this.isBegun = stored?.isBegun ?? false
    this.ownerUid = session.uid ?? stored?.uid ?? null
    this.check = new OfferCheck({ verifyPackageTrade: hotel.verifyPackageTrade, clock }, request.pid)
    this.form = new BookingFormStore(stored?.form ?? null, () => {
      this.isBegun = true
      this.keep()
    })
    this.submit = new AttemptStore(
      {
        send: order.submitPackageOrder,
        timers,
        newKey,
        storeDraft: () => this.keep(),
        mend: (failure) => this.mend(failure),
        onDone: (reply) => this.finish(reply),
      },
      stored?.attempt ?? null,
    )
    makeAutoObservable<
      this,
      'dependencies' | 'request' | 'ownerUid' | 'submitsWhenChecked' | 'isBegun' | 'hasChosenStay'
    >(
      this,
      {
        dependencies: false,
        request: false,
        ownerUid: false,
        submitsWhenChecked: false,
        isBegun: false,
        hasChosenStay: false,
        check: false,
        form: false,
        submit: false,
        others: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** Checks the price; what was blocked by a sign-in, or was under way when the page went, goes on by itself. */
  async start(): Promise<void> {
    if (this.dependencies.session.isLogin) void this.submit.resume()
    const checked = this.runCheck()
    this.resume()
    await checked
  }

  /** Takes up the submit that waited for the sign-in: now, or once the price is checked and agreed to. */
  resume(): void {
    const action = this.dependencies.login.takePendingAction(submitAction)
    if (action?.params.pid !== this.request.pid) return
    if (this.check.isAgreed) void this.tapSubmit()
    else this.submitsWhenChecked = true
  }

  /** Checks the price again, as after a failure. */
  checkAgain(): Promise<void> {
    return this.runCheck()
  }

  /** Another stay has another price: it is checked without being compared. */
  async changeStay(change: WantedStay): Promise<void> {
    if (this.submit.isLocked) return
    this.submit.edit()
    this.stay = wantedOf({ ...this.check.offer?.stay, ...this.stay, ...change })
    this.seen = null
    this.offered = null
    this.isBegun = true
    this.hasChosenStay = true
    await this.runCheck()
  }

  /** Returns to the stay that could be booked, after a change of it was refused. */
  async undoStay(): Promise<void> {
    const { standing } = this
    if (!standing || this.submit.isLocked) return
    this.stay = standing.stay
    this.seen = standing.seen
    await this.runCheck()
  }

  /** Goes on with the stay of the unfinished booking. */
  async takeOffered(): Promise<void> {
    if (this.offered) await this.changeStay(this.offered)
  }

  dismissOffered(): void {
    this.offered = null
  }

  /** The last offer that could be booked, while a change of the stay away from it is checked or was refused. */
  get standingOffer(): TradeVerification | null {
    const { standing, check, stay } = this
    return standing && !check.offer && !isSameStay(standing.stay, stay) ? standing.offer : null
  }

  /** The traveler accepts the new price. */
  acceptPrice(): void {
    this.check.accept()
    this.see(this.check.offer)
    if (this.submitsWhenChecked) void this.tapSubmit()
  }

  /** The traveler declines the new price: nothing is booked. */
  declinePrice(): void {
    this.submitsWhenChecked = false
  }

  /** Books: validates the form, requests a visitor's sign-in, renews an expired price token, and sends. */
  async tapSubmit(): Promise<void> {
    if (this.check.isOver()) await this.checkThenSubmit()
    else await this.send()
  }

  /** The page is left. */
  stop(): void {
    this.submit.stop()
  }

  private async runCheck(): Promise<void> {
    await this.check.run(this.stay, this.seen)
    const { offer, priceChange } = this.check
    if (!offer) return this.lookForOthers()
    runInAction(() => {
      this.form.fit(offer.stay.rooms, offer.countryCode !== 'CN')
      if (!priceChange) this.see(offer)
    })
    if (this.submitsWhenChecked && this.check.isAgreed) await this.send()
  }

  /** From now on this is the price that the traveler has seen. */
  private see(offer: TradeVerification | null): void {
    if (!offer) return
    this.seen = { totalMinor: offer.price.totalMinor, currencyCode: offer.price.currencyCode }
    this.stay = wantedOf(offer.stay)
    this.standing = { stay: this.stay, seen: this.seen, offer }
    if (this.hasChosenStay) this.dependencies.chooseStay(offer.stay)
    this.dependencies.replaceQuery(bookingQuery(this.stay, this.request.hotelId, this.seen))
    this.keep()
  }

  /** The token has expired: it is renewed silently, and only a higher price needs consent. */
  private async checkThenSubmit(): Promise<void> {
    this.submitsWhenChecked = true
    await this.runCheck()
  }

  private async send(): Promise<void> {
    this.submitsWhenChecked = false
    const { check, submit, form, dependencies } = this
    if (!check.offer || !check.isAgreed || submit.isLocked) return
    const fault = form.judge()
    if (fault) return showFault(fault, dependencies)
    if (!dependencies.session.isLogin) return this.requestSignIn()
    await submit.send(submitBody(form.fields, check.offer.verifyToken, dependencies.channel()))
  }

  private requestSignIn(): void {
    this.keep()
    storeTyped(this.dependencies.tabStorage, 'login_draft', this.form.fields.contact.email.trim())
    this.dependencies.login.require({ name: submitAction, params: { pid: this.request.pid } })
  }

  /** Signs in, checks the price again, or shows that it is sold out; false for any other refusal. */
  private mend(failure: Failure): boolean {
    switch (submitOutcome(failure)) {
      case 'sign_in':
        this.requestSignIn()
        return true
      case 'check_again':
        void this.checkThenSubmit()
        return true
      case 'sold_out':
        this.check.sellOut(failureText(failure))
        void this.lookForOthers()
        return true
      case 'duplicate':
      case 'too_many':
      case 'refused':
      case 'unknown':
        return false
    }
  }

  private async lookForOthers(): Promise<void> {
    const { hotelId, pid } = this.request
    if (this.check.state.step !== 'sold_out' || hotelId === null) return
    const { getPackageInfoFull } = this.dependencies.hotel
    await this.others.load(async () => withoutPackage((await getPackageInfoFull({ hotelId, ...this.stay })).rooms, pid))
  }

  private finish(reply: SubmitReply): void {
    this.dependencies.tabStorage.remove(this.draftName)
    this.dependencies.onBooked(reply)
  }

  private get draftName(): string {
    return bookingDraftName(this.request.pid)
  }

  private keep(): void {
    const { clock, session, tabStorage } = this.dependencies
    const { isBegun, standing } = this
    // A stay that cannot be booked is no draft to return to.
    const { stay, seen } = standing ?? this
    const uid = session.uid ?? this.ownerUid
    const attempt = this.submit.last
    const draft: BookingDraft = { uid, isBegun, stay, seen, attempt, form: this.form.fields, savedAtMs: clock.now() }
    tabStorage.write(this.draftName, JSON.stringify(draft))
  }
}
