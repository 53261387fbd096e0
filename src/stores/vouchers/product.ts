import { makeAutoObservable } from 'mobx'
import type { ApiCalls } from '@/api/create-api'
import type { ExchangeDates, ProductDetail } from '@/contract/product'
import { type ExchangeRoom, exchangeRooms } from '@/domain/vouchers/voucher-rooms'
import type { Clock } from '@/platform/clock'
import { Loaded } from '../app/loaded'

/** What a voucher's page needs from outside. */
export interface ProductDependencies {
  readonly product: Pick<ApiCalls['product'], 'getCouponActivityDetail' | 'getProductDates' | 'putSkuSource'>
  readonly clock: Clock
}

/** A voucher on sale, and the days of a room that can be had with it; they are fetched apart. */
export class ProductStore {
  readonly product: Loaded<ProductDetail>
  readonly dates = new Loaded<ExchangeDates>()
  /** The room type whose days are shown; null for the first. */
  roomTypeId: string | null = null
  /** The device's clock when the product was received. */
  private receivedAtMs: number

  constructor(
    private readonly dependencies: ProductDependencies,
    readonly skuId: string,
    initial: ProductDetail | null = null,
  ) {
    this.product = new Loaded(initial)
    this.receivedAtMs = dependencies.clock.now()
    makeAutoObservable<this, 'dependencies' | 'receivedAtMs'>(
      this,
      { dependencies: false, skuId: false, product: false, dates: false, receivedAtMs: false },
      { autoBind: true, deep: false },
    )
  }

  /** All rooms in which the voucher can be used. */
  get rooms(): readonly ExchangeRoom[] {
    return this.product.value ? exchangeRooms(this.product.value) : []
  }

  /** Fetches what is neither there nor on its way: the product, then the days. */
  async start(): Promise<void> {
    const { product, dates } = this
    if (product.value === null && !product.isLoading) await this.fetchProduct()
    if (dates.value === null && !dates.isLoading) await this.fetchDates()
  }

  /** Reloads product and days, as price, stock and rooms may have moved. */
  async refresh(): Promise<void> {
    await this.fetchProduct()
    await this.fetchDates()
  }

  async fetchProduct(): Promise<void> {
    await this.product.load(() => this.dependencies.product.getCouponActivityDetail({ skuId: this.skuId }))
    this.receivedAtMs = this.dependencies.clock.now()
  }

  /** Fetches the days of the chosen room where the voucher is exchanged for a stay. */
  async fetchDates(): Promise<void> {
    if (this.product.value?.terms.use !== 'exchange') return
    const { skuId, roomTypeId } = this
    await this.dates.load(() =>
      this.dependencies.product.getProductDates({ skuId, ...(roomTypeId === null ? {} : { roomTypeId }) }),
    )
  }

  /** Shows the days of another room. */
  async chooseRoom(roomTypeId: string): Promise<void> {
    if (roomTypeId === (this.roomTypeId ?? this.dates.value?.roomTypeId)) return
    this.roomTypeId = roomTypeId
    await this.fetchDates()
  }

  /** Notes from which link or post the traveler came; a note that is lost changes nothing for the traveler. */
  noteSource(fromKey: string | null): void {
    if (fromKey !== null) this.dependencies.product.putSkuSource({ skuId: this.skuId, fromKey }).catch(() => undefined)
  }

  /** An instant of the server (ISO 8601) in milliseconds of the device's clock. */
  deviceMs(instant: string): number {
    const serverTime = this.product.value?.serverTime
    return serverTime === undefined
      ? Date.parse(instant)
      : Date.parse(instant) - Date.parse(serverTime) + this.receivedAtMs
  }
}
