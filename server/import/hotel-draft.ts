/** A kind of room as an operator's file tells it; rateAmount is a night before tax in the currency of the hotel, e.g. 96.99. */
export interface RoomDraft {
  readonly name: string
  readonly bedText: string
  readonly maxGuests: number
  readonly rateAmount: number
  readonly stock: number
  readonly facilities: readonly string[]
}

/** A guest's review as a file tells it. */
export interface ReviewDraft {
  readonly nickName: string
  readonly score: number
  readonly content: string
  /** Day of the review, YYYY-MM-DD. */
  readonly day: string
}

/** What could be understood of one hotel, before its city is known; stars and years are null where nothing is said. */
export interface HotelDraft {
  /** The operator's own id, or one made of name and place. */
  readonly sourceId: string
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
  /** ISO 3166 code of two letters; empty where the file does not say. */
  readonly countryCode: string
  /** ISO 4217 code; empty where the file does not say. */
  readonly currencyCode: string
  readonly phone: string
  readonly star: number | null
  readonly brand: string | null
  readonly openYear: number | null
  readonly renovateYear: number | null
  /** Names of facility kinds. */
  readonly facilities: readonly string[]
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
  readonly notes: readonly string[]
  readonly unused: readonly string[]
}
