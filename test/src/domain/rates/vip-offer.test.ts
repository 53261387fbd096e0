import type { PriceViewer } from '@/domain/rates/rate-facts'
import { priceStay, type StayPricing } from '@/domain/rates/stay-pricer'
import { quotePackage, vipOffer } from '@/domain/rates/quote-package'
import { plainPricing } from '../../../support/rates/plain-pricing'

const { stay } = plainPricing

const pricingFor = (viewer: PriceViewer, memberPercent: number | null, baseMinor = 80_500): StayPricing => ({
  ...plainPricing,
  room: { ...plainPricing.room, baseMinor },
  ratePackage: { ...plainPricing.ratePackage, originalPercent: 120, memberPercent },
  viewer: viewer,
})

const publicTotalMinor = 2 * 2 * (80_500 + 4_800)

test.each<[string, PriceViewer, number | null, number, ReturnType<typeof vipOffer>]>([
  ['a visitor learns only that there is one', 'visitor', 10, 80_500, { vip: { state: 'hidden' }, publicTotalMinor }],
  [
    'who is signed in sees the total of a VIP',
    'signed_in',
    10,
    80_500,
    { vip: { state: 'offered', amount: '3,076' }, publicTotalMinor },
  ],
  ['a VIP has it', 'vip', 10, 80_500, { vip: { state: 'taken' }, publicTotalMinor }],
  ['a package without a member price says nothing', 'vip', null, 80_500, null],
  ['nor does one whose member price saves less than a unit', 'signed_in', 5, 700, null],
])('%s', (_, viewer, memberPercent, baseMinor, expected) => {
  expect(vipOffer(pricingFor(viewer, memberPercent, baseMinor))).toEqual(expected)
})

test.each<[PriceViewer, number, number, number]>([
  ['visitor', 4 * 80_500, 0, 4 * 4_800],
  ['signed_in', 4 * 80_500, 0, 4 * 4_800],
  ['vip', 4 * 72_500, 4 * 8_000, 4 * 4_400],
])('what a %s pays', (viewer, goodsMinor, savedMinor, taxMinor) => {
  const totalMinor = goodsMinor + taxMinor
  expect(priceStay(pricingFor(viewer, 10))).toMatchObject({ goodsMinor, savedMinor, taxMinor, totalMinor })
})

const quoteFor = (viewer: PriceViewer) =>
  quotePackage({
    ...pricingFor(viewer, 10),
    dayRules: new Map(),
    today: '2026-11-21',
    stay: { ...stay, nights: 2, adults: 2, children: 0 },
  })

test('the bill of a VIP names what is saved, and a strike goes through the public total', () => {
  const { price, breakdown } = quoteFor('vip')
  expect(price).toMatchObject({ currencyAmount: '3,076', originalAmount: '3,412', vip: { state: 'taken' } })
  expect(breakdown.member).toEqual({
    publicGoodsMinor: 322_000,
    publicGoodsAmount: '3,220',
    savedMinor: 32_000,
    savedAmount: '320',
  })
  expect(breakdown.nightly[0]).toMatchObject({ baseMinor: 72_500, publicMinor: 80_500, publicAmount: '805' })
})

test('the bill of all others is the plain one, and the price before a discount is struck through', () => {
  const { price, breakdown } = quoteFor('signed_in')
  expect(price).toMatchObject({ currencyAmount: '3,412', originalAmount: '4,094' })
  expect(breakdown).not.toHaveProperty('member')
  expect(breakdown.nightly[0]).not.toHaveProperty('publicMinor')
})
