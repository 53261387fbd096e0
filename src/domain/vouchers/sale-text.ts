import type { ProductDetail, SaleState } from '@/contract/product'
import type { VoucherTerms } from '@/contract/voucher-terms'
import { countOf } from '../text/phrases'

/** What stands in place of Buy where a voucher can't be bought; null where it can. */
export const noSaleText: Readonly<Record<SaleState, string | null>> = {
  not_started: 'Not on sale yet',
  on_sale: null,
  few_left: null,
  sold_out: 'Sold out',
  ended: 'The sale has ended',
  limit_reached: 'Limit reached',
}

/** What a buyer should know of the stock; null where there is enough. */
export const stockText = ({ state, stockLeft }: Pick<ProductDetail, 'state' | 'stockLeft'>): string | null =>
  state === 'few_left' ? `Only ${stockLeft} left` : noSaleText[state]

/** The rule of how many one person may have, and how many the caller has. */
export function limitText({
  limitPerUser,
  boughtByCaller,
}: Pick<ProductDetail, 'limitPerUser' | 'boughtByCaller'>): string {
  const rule = `One person can have ${limitPerUser === null ? 'any number of vouchers' : countOf(limitPerUser, 'voucher')} of this kind.`
  return boughtByCaller === 0 ? rule : `${rule} You already have ${boughtByCaller}.`
}

/** The fewest that are sold at once; null where one can be bought alone. */
export const fewestText = ({ minQuantity }: Pick<ProductDetail, 'minQuantity'>): string | null =>
  minQuantity === 1 ? null : `Sold ${minQuantity} or more at a time.`

/** A step on the way from buying to the stay. */
export interface UseStep {
  readonly title: string
  readonly text: string
}

const buyStep: UseStep = { title: 'Buy', text: 'The voucher is yours as soon as it is paid.' }

const useSteps: Readonly<Record<VoucherTerms['use'], readonly UseStep[]>> = {
  exchange: [
    buyStep,
    { title: 'Book a date', text: 'Choose room and date here, and pay what the date costs on top.' },
    { title: 'Stay', text: 'Check in with the name that you booked under.' },
  ],
  appointment: [
    buyStep,
    { title: 'Propose dates', text: 'Name up to three dates; the hotel confirms one of them.' },
    { title: 'Come', text: 'You are expected on the confirmed date.' },
  ],
  code: [
    buyStep,
    { title: 'Open your code', text: 'It stands with your order.' },
    { title: 'Show it', text: 'The hotel reads the code once, and it is used.' },
  ],
}

/** How a voucher is used, in three steps. */
export const stepsOfUse = ({ use }: VoucherTerms): readonly UseStep[] => useSteps[use]

const DAY_MS = 86_400_000

/** A sale window's end is counted down from this many days on. */
const COUNTED_DAYS = 7

/** The next change of a sale window: what happens then, when, and whether it is so near that it is counted down; null where nothing is to come. */
export interface SaleTurn {
  readonly label: string
  readonly at: string
  readonly isNear: boolean
}

/** The next change of a SKU's sale window, by the server's clock. */
export function saleTurn({
  state,
  saleStart,
  saleEnd,
  serverTime,
}: Pick<ProductDetail, 'state' | 'saleStart' | 'saleEnd' | 'serverTime'>): SaleTurn | null {
  const at = state === 'not_started' ? saleStart : state === 'ended' ? null : saleEnd
  if (at === null) return null
  const isNear = Date.parse(at) - Date.parse(serverTime) <= COUNTED_DAYS * DAY_MS
  return { label: state === 'not_started' ? 'Sale starts' : 'Sale ends', at, isNear }
}
