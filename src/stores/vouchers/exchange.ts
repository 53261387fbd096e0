import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { ExchangeDifference, ExchangeInfo, ExchangeReply, SubmitExchange } from '@/contract/exchange'
import type { ExchangeDates } from '@/contract/product'
import type { Traveler } from '@/contract/profile'
import { isTokenOver } from '@/domain/booking/countdown'
import { type Failure, failureText } from '@/domain/failure'
import {
  canBookDate,
  changeText,
  exchangeBody,
  type ExchangeChoice,
  type ExchangeDraft,
  exchangeDraftName,
  exchangeOutcome,
  readExchangeDraft,
} from '@/domain/vouchers/exchange-form'
import { type ExchangeRoom, exchangeRooms } from '@/domain/vouchers/voucher-rooms'
import { AttemptStore } from '../app/attempt'
import { Loaded } from '../app/loaded'
import { BookingFormStore } from '../booking/booking-form'
import { type OrderFormDependencies, showFault } from '../booking/order-form'

/** What the page that books a date with a voucher needs from outside. */
export interface ExchangeDependencies extends OrderFormDependencies {
  readonly exchange: Pick<
    ApiCalls['exchange'],
    'getExchangeVerifyInfo' | 'getExchangeDates' | 'getExchangePriceDifference' | 'submitExchange'
  >
  readonly onBooked: (reply: ExchangeReply) => void
}

type PlainField = 'dependencies' | 'seenMinor' | 'quotedAtMs'

/** Booking a date with a voucher: room and day first, then the difference, then the guests, then one submit that can't book twice. */
export class ExchangeStore {
  readonly info = new Loaded<ExchangeInfo>()
  readonly dates = new Loaded<ExchangeDates>()
  readonly difference = new Loaded<ExchangeDifference>()
  readonly form: BookingFormStore
  readonly submit: AttemptStore<SubmitExchange, ExchangeReply>
  /** The chosen stay; null until the voucher is known. */
  choice: ExchangeChoice | null
  /** What has changed since the traveler saw it; null where nothing did. */
  notice: string | null = null
  private seenMinor: number | null = null
  private quotedAtMs = 0

  constructor(
    private readonly dependencies: ExchangeDependencies,
    readonly voucherId: string,
  ) {
    const { exchange, session, clock, timers, tabStorage, newKey } = dependencies
    const stored = readExchangeDraft(tabStorage.read(exchangeDraftName(voucherId)), clock.now(), session.uid)
    this.choice = stored && { roomTypeId: stored.roomTypeId, nights: stored.nights, checkIn: stored.checkIn }
    this.form = new BookingFormStore(stored?.form ?? null, () => this.storeDraft())
    this.submit = new AttemptStore(
      {
        send: exchange.submitExchange,
        timers,
        newKey,
        storeDraft: () => this.storeDraft(),
        mend: (failure) => this.mend(failure),
        onDone: (reply) => this.finish(reply),
      },
      stored?.attempt ?? null,
    )
    makeAutoObservable<this, PlainField>(
      this,
      {
        dependencies: false,
        voucherId: false,
        seenMinor: false,
        quotedAtMs: false,
        info: false,
        dates: false,
        difference: false,
        form: false,
        submit: false,
      },
      { autoBind: true, deep: false },
    )
  }

  /** All rooms in which the voucher can be used. */
  get rooms(): readonly ExchangeRoom[] {
    return this.info.value ? exchangeRooms(this.info.value) : []
  }

  /** The chosen room with its hotel. */
  get room(): ExchangeRoom | null {
    return this.rooms.find(({ room }) => room.roomTypeId === this.choice?.roomTypeId) ?? null
  }

  /** Whether the hotel needs every guest's documents. */
  get needsDocuments(): boolean {
    return this.info.value?.needsDocuments ?? false
  }

  /** Whether a date can be booked at all now. */
  get isFree(): boolean {
    const info = this.info.value
    return info !== null && canBookDate(info)
  }

  /** Reads the voucher, then the days; what was under way when the page went goes on by itself. */
  async start(): Promise<void> {
    if (!this.dependencies.session.isLogin) return
    void this.submit.resume()
    await this.lookAtVoucher()
  }

  /** Reads the voucher again, as after a failure, and with it the days and the difference. */
  async lookAtVoucher(): Promise<void> {
    const { voucherId } = this
    await this.info.load(() => this.dependencies.exchange.getExchangeVerifyInfo({ voucherId }))
    const info = this.info.value
    if (!info || this.info.failure) return
    runInAction(() => this.fit(info))
    if (this.isFree) await Promise.all([this.readDates(), this.readDifference()])
  }

  async chooseRoom(roomTypeId: string): Promise<void> {
    await this.choose({ roomTypeId })
  }

  async chooseNights(nights: number): Promise<void> {
    await this.choose({ nights })
  }

  /** Chooses the day of arrival; the days are known. */
  async chooseDay(checkIn: string): Promise<void> {
    if (!this.choice || this.submit.isLocked) return
    this.change({ ...this.choice, checkIn })
    await this.readDifference()
  }

  /** Saved travelers are the guests where the hotel needs documents, and otherwise the first of them is the lead guest. */
  chooseGuests(travelers: readonly Traveler[]): void {
    this.form.chooseGuests(travelers, this.needsDocuments)
  }

  /** Reads the difference of the chosen stay; the token is good for a quarter of an hour. */
  async readDifference(): Promise<void> {
    const { voucherId, choice } = this
    if (!choice || choice.checkIn === null) return this.difference.replace(null)
    const stay = { voucherId, roomTypeId: choice.roomTypeId, nights: choice.nights, checkIn: choice.checkIn }
    await this.difference.load(() => this.dependencies.exchange.getExchangePriceDifference(stay))
    runInAction(() => {
      if (this.difference.failure) this.difference.value = null
      else if (this.difference.value) this.see(this.difference.value)
    })
  }

  async readDates(): Promise<void> {
    const { voucherId, choice } = this
    if (!choice) return
    const { roomTypeId, nights } = choice
    await this.dates.load(() => this.dependencies.exchange.getExchangeDates({ voucherId, roomTypeId, nights }))
  }

  /** Books: validates the form, renews an expired token, and sends. */
  async tapSubmit(): Promise<void> {
    if (this.submit.isLocked || this.difference.isLoading) return
    if (this.isOver()) await this.lookThenSend()
    else await this.send()
  }

  /** The page is left. */
  leave(): void {
    this.submit.stop()
  }

  private async choose(part: Partial<Pick<ExchangeChoice, 'roomTypeId' | 'nights'>>): Promise<void> {
    if (!this.choice || this.submit.isLocked) return
    this.change({ ...this.choice, ...part })
    await Promise.all([this.readDates(), this.readDifference()])
  }

  private change(choice: ExchangeChoice): void {
    this.submit.edit()
    this.choice = choice
    this.notice = null
    this.seenMinor = null
    this.storeDraft()
  }

  /** Adapts choice and form to the voucher: a room that it has, nights that are left, and its contact. */
  private fit(info: ExchangeInfo): void {
    const rooms = exchangeRooms(info)
    const known = rooms.find(({ room }) => room.roomTypeId === this.choice?.roomTypeId) ?? rooms[0]
    if (!known) return
    const wanted = this.choice?.nights ?? info.nightsLeft
    const nights = Math.min(Math.max(wanted, info.fewestNights), info.nightsLeft)
    this.choice = { roomTypeId: known.room.roomTypeId, nights, checkIn: this.choice?.checkIn ?? null }
    this.form.fitGuests(info.needsDocuments, known.hotel.countryCode)
    if (!info.contact) return
    const { email, countryCode, phone } = info.contact
    this.form.offerEmail(email)
    if (phone !== '') this.form.offerPhone(countryCode, phone)
  }

  /** From now on this is the difference that the traveler has seen. */
  private see(difference: ExchangeDifference): void {
    this.notice = changeText(this.seenMinor, difference) ?? this.notice
    this.seenMinor = difference.differenceMinor
    this.quotedAtMs = this.dependencies.clock.now()
  }

  /** Whether the token's time is over, by the server's clock. */
  private isOver(): boolean {
    const shown = this.difference.value
    if (!shown) return true
    const { tokenExpireTime: deadlineAt, serverTime: serverAt } = shown
    return isTokenOver({ deadlineAt, serverAt, receivedAtMs: this.quotedAtMs }, this.dependencies.clock.now())
  }

  /** A difference that is the same is sent at once; another one has to be seen first. */
  private async lookThenSend(): Promise<void> {
    const seen = this.seenMinor
    await this.readDifference()
    if (this.difference.value && this.difference.value.differenceMinor === seen) await this.send()
  }

  private async send(): Promise<void> {
    const { form, submit, dependencies } = this
    const token = this.difference.value?.token
    if (token === undefined || submit.isLocked) return
    const fault = form.judge()
    if (fault) return showFault(fault, dependencies)
    await submit.send(exchangeBody(form.fields, token, dependencies.channel()))
  }

  /** Signs in, looks at voucher, day or difference again; false for any other refusal. */
  private mend(failure: Failure): boolean {
    switch (exchangeOutcome(failure)) {
      case 'sign_in':
        this.storeDraft()
        this.dependencies.login.require()
        return true
      case 'look_again':
        void this.lookThenSend()
        return true
      case 'changed':
        void this.readDifference()
        return true
      case 'date_gone':
        this.dependencies.toast.show(failureText(failure))
        if (this.choice) this.change({ ...this.choice, checkIn: null })
        this.difference.replace(null)
        void this.readDates()
        return true
      case 'not_free':
        this.dependencies.toast.show(failureText(failure))
        void this.lookAtVoucher()
        return true
      case 'too_many':
      case 'refused':
      case 'unknown':
        return false
    }
  }

  private finish(reply: ExchangeReply): void {
    this.dependencies.tabStorage.remove(exchangeDraftName(this.voucherId))
    this.dependencies.onBooked(reply)
  }

  private storeDraft(): void {
    const { clock, session, tabStorage } = this.dependencies
    if (!this.choice) return
    const draft: ExchangeDraft = {
      uid: session.uid,
      ...this.choice,
      form: this.form.fields,
      attempt: this.submit.last,
      savedAtMs: clock.now(),
    }
    tabStorage.write(exchangeDraftName(this.voucherId), JSON.stringify(draft))
  }
}
