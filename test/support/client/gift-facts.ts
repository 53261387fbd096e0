import type { BookInfo } from '@/contract/appointment'
import type { GiftOffer } from '@/contract/gift'
import type { GivenVoucher } from '@/contract/travel-coupon'

/** A received voucher, with what a case changes. */
export const givenVoucherWith = (change: Partial<GivenVoucher> = {}): GivenVoucher => ({
  name: 'A night by the lake',
  variant: '',
  subTitle: 'Lakeside House',
  headImg: {
    url: '/pictures/480/hotel-day-01.webp',
    width: 960,
    height: 640,
    averageColor: '#88aabb',
    alt: 'A hotel by day.',
  },
  nights: 1,
  firstDay: null,
  lastDay: '2027-06-30',
  validText: 'Good until the end of Wed 30 Jun 2027, UTC+8',
  hotels: [{ hotelId: 'h1', name: 'Lakeside House', cityName: 'Hangzhou' }],
  termsLines: [{ kind: 'validity', text: 'Good until Wed 30 Jun 2027.' }],
  ...change,
})

/** A gift of Ada's, with what a case changes. */
export const giftOfferWith = (change: Partial<GiftOffer> = {}): GiftOffer => ({
  vouchers: [givenVoucherWith()],
  giverName: 'Ada',
  message: 'Happy birthday',
  expireTime: '2026-12-21T10:00:00.000Z',
  isOwn: false,
  ...change,
})

const open = { refusal: null, refusalText: null }

/** A voucher with two hotels; the first refuses 1 December, the second takes 4 December alone. */
export const bookInfoWith = (change: Partial<BookInfo> = {}): BookInfo => ({
  voucherId: 'v1',
  name: 'An hour in the sauna',
  nights: 1,
  mostDays: 3,
  hotels: [
    {
      hotelId: 'h1',
      name: 'Lakeside House',
      cityName: 'Hangzhou',
      today: '2026-12-01',
      days: [
        { date: '2026-12-01', refusal: 'book_ahead', refusalText: 'Book at least 1 day before you arrive.' },
        { date: '2026-12-02', ...open },
        { date: '2026-12-03', ...open },
        { date: '2026-12-04', ...open },
        { date: '2026-12-05', ...open },
      ],
    },
    {
      hotelId: 'h2',
      name: 'Hill House',
      cityName: 'Suzhou',
      today: '2026-12-01',
      days: [{ date: '2026-12-04', ...open }],
    },
  ],
  ...change,
})
