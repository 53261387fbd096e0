import type { OpenStay } from '@/contract/account-rights'
import type { Failure } from '../failure/read-failure'

const names = ['orderid', 'orderNo', 'hotelName', 'checkIn', 'checkOut', 'statusText'] as const

const isOpenStay = (value: unknown): value is OpenStay =>
  typeof value === 'object' && value !== null && names.every((name) => typeof Reflect.get(value, name) === 'string')

/** The bookings that keep an account from being deleted, as the refusal names them; null for any other failure. */
export function readOpenStays(failure: Failure): readonly OpenStay[] | null {
  if (failure.kind !== 'refused' || failure.code !== 'stays_open') return null
  return Array.isArray(failure.data) ? failure.data.filter(isOpenStay) : []
}
