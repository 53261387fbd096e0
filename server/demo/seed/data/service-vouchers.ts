import { WORKING_DAYS, type VoucherKind } from './voucher-kind'

/** Vouchers for meals, spas and days out, used by a code or an appointment. */
export const serviceVouchers: readonly VoucherKind[] = [
  {
    title: 'Dinner for two',
    subTitle: 'Three courses in the house’s restaurant',
    pictures: ['dish', 'restaurant'],
    needs: 'utensils',
    valid: { from: null, until: 90 },
    terms: { use: 'code', extras: ['Dinner of three courses for 2'], refund: 'any_time', isClosedOnHolidays: true },
    choices: [
      { variant: 'Monday to Friday', percent: 48, terms: { weekdays: WORKING_DAYS } },
      { variant: 'Any evening', percent: 56 },
    ],
  },
  {
    title: 'Afternoon tea for two',
    subTitle: 'Scones, sandwiches and a pot of tea each',
    pictures: ['lobby', 'restaurant'],
    valid: 60,
    terms: { use: 'code', extras: ['Afternoon tea for 2'], refund: 'none', isTransferable: true },
    choices: [{ variant: '', percent: 26 }],
  },
  {
    title: 'Spa treatment for two',
    subTitle: 'Propose a day and the spa confirms it',
    pictures: ['spa'],
    needs: 'flower-2',
    valid: 180,
    terms: { use: 'appointment', extras: ['Sauna'], refund: 'until_booked', bookAheadDays: 2 },
    choices: [
      { variant: '60 minutes', percent: 52, terms: { extras: ['Sauna', 'One treatment for 2'] } },
      { variant: '90 minutes', percent: 70, terms: { extras: ['Sauna', 'One long treatment for 2'] } },
    ],
  },
  {
    title: 'A day at the pool',
    subTitle: 'For two, towels and a drink included',
    pictures: ['pool'],
    needs: 'waves',
    valid: 90,
    terms: { use: 'code', extras: ['Pool and towels for 2', 'One drink each'], refund: 'any_time' },
    choices: [
      { variant: 'Monday to Friday', percent: 24, terms: { weekdays: WORKING_DAYS } },
      { variant: 'Any day', percent: 30 },
    ],
  },
  {
    title: 'Guided walk and lunch',
    subTitle: 'Three hours in {city} with somebody from the house',
    pictures: ['street', 'city'],
    valid: { from: 3, until: 140 },
    terms: {
      use: 'appointment',
      extras: ['Guided walk of three hours for 2', 'Lunch for 2'],
      refund: 'any_time',
      weekdays: WORKING_DAYS,
      bookAheadDays: 4,
      isClosedOnHolidays: true,
    },
    choices: [{ variant: '', percent: 44 }],
  },
]
