import type { HotelFacility } from '../kernel/database/schema/catalogue-json'

/** A kind of room as an operator's file gives it; rateAmount is a night before tax in the currency of the hotel, e.g. 96.99. */
export interface RoomDraft {
  readonly name: string
  readonly bedText: string
  readonly maxGuests: number
  readonly rateAmount: number
  readonly stock: number
  /** Whether the file states the number of rooms; otherwise stock is the certain minimum. */
  readonly isStockStated: boolean
  readonly facilities: readonly string[]
}

/** A guest's review as a file gives it. */
export interface ReviewDraft {
  readonly nickName: string
  readonly score: number
  readonly content: string
  /** Day of the review, YYYY-MM-DD. */
  readonly day: string
}

/** A facility of an imported hotel; tag is its short form on a card. */
export interface FacilityDraft extends HotelFacility {
  readonly tag: string | null
}

/** The understood part of one hotel before its city is known; stars and years are null where not stated. */
export interface HotelDraft {
  /** The operator's own id; empty where there is none. */
  readonly ownId: string
  readonly name: string
  readonly localName: string
  readonly otherNames: readonly string[]
  readonly intro: string
  readonly lat: number
  readonly lng: number
  readonly address: string
  readonly district: string
  readonly cityName: string
  readonly stateName: string
  /** ISO 3166 alpha-2 code; empty if not stated. */
  readonly countryCode: string
  /** The operator has checked where it is: neither country nor city are compared with the map. */
  readonly isPlaceTrusted: boolean
  /** ISO 4217 code; empty if not stated. */
  readonly currencyCode: string
  readonly phone: string
  readonly email: string
  readonly website: string
  /** The lowest price of a night that the file gives, in the hotel's currency. */
  readonly priceFrom: number | null
  /** HH:MM in the hotel's time; null if not stated. */
  readonly checkIn: string | null
  readonly checkOut: string | null
  readonly star: number | null
  readonly brand: string | null
  readonly openYear: number | null
  readonly renovateYear: number | null
  readonly facilities: readonly FacilityDraft[]
  /** Addresses of pictures, and whom they are to be credited to. */
  readonly pictureUrls: readonly string[]
  readonly pictureCredit: string
  readonly isOnSale: boolean
  readonly rooms: readonly RoomDraft[]
  readonly reviews: readonly ReviewDraft[]
}

/** What became of one entry of a file: a draft or the reason why there is none, and what could not be used. */
export interface Drafted {
  readonly line: number
  /** By what people know the entry. */
  readonly label: string
  readonly draft: HotelDraft | null
  readonly refusal: string | null
  readonly warnings: readonly string[]
  /** How many of its rooms were refused, each with a warning. */
  readonly refusedRooms: number
  readonly unused: readonly string[]
}
