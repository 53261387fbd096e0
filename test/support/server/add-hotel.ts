import { city, fxRate, hotel, ratePackage, roomType } from '../../../server/kernel/database/schema/catalogue'
import type { Executor } from '../../../server/kernel/database/executor'

/** What a test chooses of its hotel; money is CNY in fen. */
export interface HotelChoice {
  stock?: number
  baseMinor?: number
  timeZone?: string
  maxRooms?: number
  /** What VIPs pay less for the first package, in per cent. */
  memberPercent?: number
  /** How soon the hotel confirms, in minutes; at once when left out. */
  confirmMinutes?: number
}

/** Ids of a test's hotel: two packages of one room type, and one of another. */
export interface TestHotel {
  readonly hotelId: string
  readonly roomTypeId: string
  readonly pid: string
  readonly otherPid: string
  readonly suiteRoomTypeId: string
  readonly suitePid: string
}

let count = 0

/** Adds a hotel with 10 % tax whose rooms cost the same every night; nothing but stock limits its sale. */
export async function addHotel(db: Executor, choice: HotelChoice = {}): Promise<TestHotel> {
  const { stock = 3, baseMinor = 100_000, timeZone = 'Asia/Shanghai', maxRooms = 9 } = choice
  const { memberPercent, confirmMinutes = 0 } = choice
  const name = `t${++count}`
  const ids = {
    hotelId: `${name}-hotel`,
    roomTypeId: `${name}-room`,
    pid: `${name}-package`,
    otherPid: `${name}-other`,
    suiteRoomTypeId: `${name}-suite`,
    suitePid: `${name}-suite-package`,
  }
  await db.insert(fxRate).values({ currencyCode: 'CNY', cnyPerUnit: 1 }).onConflictDoNothing()
  await db.insert(city).values(cityRow(`${name}-city`, timeZone))
  await db.insert(hotel).values(hotelRow(ids.hotelId, `${name}-city`, timeZone))
  const { hotelId } = ids
  await db
    .insert(roomType)
    .values([
      roomRow({ id: ids.roomTypeId, hotelId, stock, baseMinor }),
      roomRow({ id: ids.suiteRoomTypeId, hotelId, stock: 2, baseMinor: baseMinor * 3 }),
    ])
  await db.insert(ratePackage).values([
    packageRow({
      id: ids.pid,
      hotelId,
      roomTypeId: ids.roomTypeId,
      maxRooms,
      pricePercent: 100,
      memberPercent,
      confirmMinutes,
    }),
    packageRow({ id: ids.otherPid, hotelId, roomTypeId: ids.roomTypeId, maxRooms, pricePercent: 120 }),
    packageRow({ id: ids.suitePid, hotelId, roomTypeId: ids.suiteRoomTypeId, maxRooms, pricePercent: 100 }),
  ])
  return ids
}

const cityRow = (id: string, timeZone: string): typeof city.$inferInsert => ({
  id,
  name: 'Hangzhou',
  localName: '杭州',
  otherNames: [],
  countryCode: 'CN',
  countryName: 'China',
  isAbroad: false,
  timeZone,
  currencyCode: 'CNY',
  lat: 30.2,
  lng: 120.2,
  pictureId: 'city-day-01',
  intro: 'A city on a lake.',
})

const hotelRow = (id: string, cityId: string, timeZone: string): typeof hotel.$inferInsert => ({
  id,
  cityId,
  name: 'Lakeside House',
  localName: '湖畔居',
  star: 4,
  grade: 5,
  openYear: 2010,
  district: 'West Lake',
  address: '1 Lake Road',
  addressLocal: '湖滨路1号',
  phone: '+86 571 5550 0001',
  lat: 30.2,
  lng: 120.2,
  countryCode: 'CN',
  timeZone,
  currencyCode: 'CNY',
  taxPercent: 10,
  reviewCount: 0,
  scores: null,
  headPictureId: 'city-day-01',
  pictures: [],
  tags: [],
  intro: 'A house by the lake.',
  facilities: [],
  policies: [],
  nearby: [],
  knowBeforeYouGo: ['The lift is small.'],
  checkinFrom: '15:00',
  checkinUntil: '23:00',
  checkoutUntil: '12:00',
  rank: 1_000_000 + count,
})

const roomRow = (chosen: {
  id: string
  hotelId: string
  stock: number
  baseMinor: number
}): typeof roomType.$inferInsert => ({
  ...chosen,
  name: 'Lake Room',
  pictureIds: [],
  areaSqm: 30,
  bedText: '1 king bed',
  windowText: 'Window',
  maxGuests: 3,
  maxAdults: 2,
  facilities: [],
  weekdayPercent: [100, 100, 100, 100, 100, 100, 100],
  seasons: [],
  holidayPercent: 100,
  sort: 1,
})

const packageRow = (chosen: {
  id: string
  hotelId: string
  roomTypeId: string
  maxRooms: number
  pricePercent: number
  memberPercent?: number
  confirmMinutes?: number
}): typeof ratePackage.$inferInsert => ({
  name: 'Flexible',
  meal: 'Room only',
  includes: [],
  extraMinor: 0,
  returnPolicy: 1,
  freeCancelDays: 1,
  freeCancelTime: '18:00',
  latePenalty: 'first_night',
  confirmMinutes: 0,
  dayLimitMin: 1,
  dayLimitMax: 14,
  dayStep: 1,
  bookAheadDays: 0,
  sort: 1,
  ...chosen,
})
