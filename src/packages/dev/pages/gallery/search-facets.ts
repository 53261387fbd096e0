import type { SearchFacets } from '@/contract/search'

const features = [
  'Pool',
  'Spa',
  'Gym',
  'Restaurant',
  'Bar',
  'Free parking',
  'Airport shuttle',
  'Family rooms',
  'Pets welcome',
  'Washing machine',
  'Garden',
  'Hot spring',
]

/** What each filter would leave, as the gallery's popups show it. */
export const galleryFacets: SearchFacets = {
  grades: [
    { value: 4, count: 38 },
    { value: 5, count: 21 },
    { value: 6, count: 9 },
    { value: 7, count: 0 },
  ],
  tags: features.map((label, at) => ({ value: label, label, count: at === 3 ? 0 : 40 - 3 * at })),
  areas: [
    { value: 'gion', label: 'Gion', count: 12 },
    { value: 'higashiyama', label: 'Higashiyama', count: 8 },
    { value: 'fushimi', label: 'Fushimi', count: 0 },
  ],
  freeCancellation: 44,
  breakfast: 17,
  price: {
    minMinor: 21_800,
    maxMinor: 268_000,
    currencyCode: 'CNY',
    exponent: 2,
    buckets: [1, 3, 6, 9, 12, 10, 8, 7, 5, 4, 3, 3, 2, 1, 1, 0, 1, 0, 0, 1],
  },
}
