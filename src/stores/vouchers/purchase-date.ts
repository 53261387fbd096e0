import { makeAutoObservable, runInAction } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { CombinationPage } from '@/contract/mix-order'
import type { ExchangeDates, ProductDetail } from '@/contract/product'
import type { Traveler } from '@/contract/profile'
import type { FieldFault } from '@/domain/booking/booking-form'
import { failureText } from '@/domain/failure'
import { type ExchangeRoom, exchangeRooms } from '@/domain/vouchers/voucher-rooms'
import { guestFault, type PurchaseDate, type StoredDate } from '@/domain/vouchers/purchase-date'
import { Loaded } from '../app/loaded'
import { BookingFormStore } from '../booking/booking-form'

/** What the date of a purchase needs from outside. */
export interface PurchaseDateDependencies {
  readonly product: Pick<ApiCalls['product'], 'getProductDates'>
  readonly mixOrder: Pick<ApiCalls['mixOrder'], 'getCombinationPage'>
  readonly toast: { show(text: string): void }
  /** Stores the draft of the purchase. */
  readonly onWrite: () => void
  /** Another stay was chosen: the purchase costs something else. */
  readonly onChoice: () => Promise<void>
}

type PlainField = 'dependencies' | 'skuId'

/** The date that is bought with the first of some vouchers: room, day, guests, and what all of it costs. */
export class PurchaseDateStore {
  readonly dates = new Loaded<ExchangeDates>()
  readonly price = new Loaded<CombinationPage>()
  readonly form: BookingFormStore
  /** The chosen stay; null where the vouchers are bought without a date. */
  choice: PurchaseDate | null
  private product: ProductDetail | null = null

  constructor(
    private readonly dependencies: PurchaseDateDependencies,
    private readonly skuId: string,
    stored: StoredDate | null,
  ) {
    this.choice = stored?.choice ?? null
    this.form = new BookingFormStore(stored?.form ?? null, dependencies.onWrite)
    makeAutoObservable<this, PlainField>(
      this,
      { dependencies: false, skuId: false, dates: false, price: false, form: false },
      { autoBind: true, deep: false },
    )
  }

  /** Whether a date can be chosen before buying. */
  get isOffered(): boolean {
    return this.product?.terms.use === 'exchange' && this.rooms.length > 0
  }

  /** Whether the vouchers are bought with a date, chosen or not. */
  get isOn(): boolean {
    return this.choice !== null
  }

  /** All rooms in which the vouchers can be used. */
  get rooms(): readonly ExchangeRoom[] {
    return this.product ? exchangeRooms(this.product) : []
  }

  /** The chosen room with its hotel. */
  get room(): ExchangeRoom | null {
    return this.rooms.find(({ room }) => room.roomTypeId === this.choice?.roomTypeId) ?? null
  }

  /** Whether the hotel needs every guest's documents. */
  get needsDocuments(): boolean {
    return this.product?.terms.needsDocuments ?? false
  }

  /** What the draft of the purchase stores of it. */
  get stored(): StoredDate {
    return { choice: this.choice, form: this.form.fields }
  }

  /** Adapts the choice to what is sold: a room that there still is, and a line for each guest. */
  fit(product: ProductDetail): void {
    this.product = product
    if (!this.choice) return
    const first = this.rooms[0]?.room.roomTypeId
    if (!this.isOffered || first === undefined) this.choice = null
    else if (!this.room) this.choice = { ...this.choice, roomTypeId: first }
    this.fitGuests()
  }

  /** Chooses the date now, or later. The buyer is the guest where no name is written. */
  async toggle(buyerName: string): Promise<void> {
    const first = this.rooms[0]
    if (!this.isOffered || !first) return
    this.choice = this.choice ? null : { roomTypeId: first.room.roomTypeId, checkIn: null }
    if (this.choice && this.form.fields.guestNames[0] === '' && !this.needsDocuments) this.form.writeGuest(0, buyerName)
    this.fitGuests()
    await Promise.all([this.choice ? this.readDates() : undefined, this.dependencies.onChoice()])
  }

  async chooseRoom(roomTypeId: string): Promise<void> {
    if (!this.choice) return
    this.choice = { ...this.choice, roomTypeId }
    this.fitGuests()
    await Promise.all([this.readDates(), this.dependencies.onChoice()])
  }

  /** Chooses the day of arrival; the days are known. */
  async chooseDay(checkIn: string): Promise<void> {
    if (!this.choice) return
    this.choice = { ...this.choice, checkIn }
    await this.dependencies.onChoice()
  }

  /** Saved travelers are the guests where the hotel needs documents, and otherwise the first of them is the lead guest. */
  chooseGuests(travelers: readonly Traveler[]): void {
    this.form.chooseGuests(travelers, this.needsDocuments)
  }

  /** Reads the days of the chosen room. */
  async readDates(): Promise<void> {
    const { choice, skuId } = this
    if (!choice) return
    const { roomTypeId } = choice
    await this.dates.load(() => this.dependencies.product.getProductDates({ skuId, roomTypeId }))
  }

  /** Reads what so many vouchers cost with the date; a day that can't be had any more is no longer chosen. */
  async read(quantity: number): Promise<void> {
    const { skuId, choice } = this
    if (!choice || choice.checkIn === null) return this.price.replace(null)
    const wanted = { skuId, quantity, roomTypeId: choice.roomTypeId, checkIn: choice.checkIn }
    await this.price.load(() => this.dependencies.mixOrder.getCombinationPage(wanted))
    const { failure } = this.price
    if (!failure) return
    runInAction(() => (this.price.value = null))
    if (failure.kind === 'refused' && failure.code === 'date_refused') this.dropDay(failureText(failure))
  }

  /** The day is gone: shows why, and reads the days that are left. */
  dropDay(text: string): void {
    this.dependencies.toast.show(text)
    if (this.choice) this.choice = { ...this.choice, checkIn: null }
    this.price.replace(null)
    this.dependencies.onWrite()
    void this.readDates()
  }

  /** Shows what is wrong with the guests; returns the first fault, or null. */
  judge(): FieldFault | null {
    this.form.areFaultsShown = true
    return guestFault(this.form.faults.guests)
  }

  private fitGuests(): void {
    if (this.room) this.form.fitGuests(this.needsDocuments, this.room.hotel.countryCode)
  }
}
