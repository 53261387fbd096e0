import type { StayPricing } from '@/domain/rates/stay-pricer'

/** A visitor's request for a room and package whose price, in yuan, no rule changes: two rooms for two nights. */
export const plainPricing: StayPricing = {
  hotel: { currencyCode: 'CNY', taxPercent: 6 },
  room: {
    baseMinor: 50_000,
    weekdayPercent: [100, 100, 100, 100, 100, 100, 100],
    seasons: [],
    holidayPercent: 100,
    stock: 5,
    maxGuests: 2,
    maxAdults: 2,
  },
  ratePackage: {
    pricePercent: 100,
    extraMinor: 0,
    originalPercent: null,
    memberPercent: null,
    dayLimitMin: 1,
    dayLimitMax: 28,
    dayStep: 1,
    bookAheadDays: 0,
    maxRooms: 5,
  },
  nights: new Map(),
  holidays: new Set<string>(),
  fx: new Map([['CNY', 1]]),
  currencyCode: 'CNY',
  viewer: 'visitor',
  stay: { checkIn: '2026-11-24', checkOut: '2026-11-26', rooms: 2 },
}
