import type { Stay } from '@/contract/stay'

/** A place that a dialog is about: a city with hotels, with the area or landmark that was named, if any. */
export interface UnderstoodPlace {
  readonly cityId: string
  readonly cityName: string
  /** A district, as in `areas` of searchHotels. */
  readonly area?: string
  /** A landmark, by which distances are sorted. */
  readonly near?: { readonly name: string; readonly lat: number; readonly lng: number }
}

/** Prices per night with taxes, in minor units of a currency. */
export interface UnderstoodBudget {
  readonly currencyCode: string
  readonly fromMinor?: number
  readonly toMinor?: number
}

/** What a dialog has understood so far; every part is shown as a note and can be removed. Days are `YYYY-MM-DD` of the place's own calendar. */
export interface Understood {
  readonly place?: UnderstoodPlace
  readonly hotel?: { readonly hotelId: string; readonly name: string }
  readonly dates?: Pick<Stay, 'checkIn' | 'checkOut'>
  readonly guests?: Pick<Stay, 'rooms' | 'adults' | 'children'>
  readonly budget?: UnderstoodBudget
  /** Grades as hotels have them (3 is two stars … 7 luxury). */
  readonly grades?: readonly number[]
  /** Features, as in `tags` of searchHotels. */
  readonly tags?: readonly string[]
  readonly freeCancellation?: true
  readonly breakfast?: true
  /** The caller's order that the dialog is about. */
  readonly order?: { readonly orderid: string; readonly orderNo: string }
}

/** Reads the column of a dialog's row. */
export const storedUnderstood = (stored: unknown): Understood =>
  typeof stored === 'object' && stored !== null ? stored : {}
