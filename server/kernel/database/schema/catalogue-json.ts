/** Means of the sub-scores of a hotel's reviews, 0 to 5 with one decimal; null where no review gives one. */
export interface ReviewScores {
  cleanliness: number | null
  service: number | null
  location: number | null
  value: number | null
  facilities: number | null
}

/** One picture of a hotel and the tab it stands under. */
export interface HotelPictureRef {
  id: string
  category: 'hotel' | 'room' | 'food' | 'facility' | 'place'
  /** Attribution, where the license requires one. */
  credit?: string
}

/** One facility; icon is a lucide name. */
export interface HotelFacility {
  icon: string
  name: string
  isFree: boolean
}

/** One house rule, e.g. Pets: not allowed. */
export interface HotelPolicy {
  title: string
  text: string
}

/** A place near the hotel, as the crow flies; degrees where they are known. */
export interface NearbyPlace {
  name: string
  kind: string
  metres: number
  lat?: number
  lng?: number
}

/** A part of the year with its own price level; days are MM-DD, both included, and may run over New Year. */
export interface Season {
  from: string
  to: string
  percent: number
}

/** What a part of the year is like; months count from 1, both are included, and it may run over New Year. */
export interface GuideSeason {
  fromMonth: number
  toMonth: number
  name: string
  text: string
}
