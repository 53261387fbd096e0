import type { SearchApi, SearchFacets } from '@/contract/search'

type SearchReply = SearchApi['POST /api/search/zomo/search/hotel']['reply']

/** What each filter would leave of forty stays in Kyoto. */
export const facets: SearchFacets = {
  grades: [
    { value: 4, count: 12 },
    { value: 5, count: 9 },
    { value: 6, count: 1 },
  ],
  tags: [
    { value: 'pool', label: 'Pool', count: 5 },
    { value: 'spa', label: 'Spa', count: 0 },
  ],
  areas: [
    { value: 'gion', label: 'Gion', count: 7 },
    { value: 'fushimi', label: 'Fushimi', count: 2 },
  ],
  freeCancellation: 20,
  breakfast: 11,
  price: { minMinor: 20_000, maxMinor: 220_000, currencyCode: 'CNY', exponent: 2, buckets: Array(20).fill(2) },
}

/** A search reply without hotels, with a case's changes. */
export function searchReplyWith(change: Partial<SearchReply> = {}): SearchReply {
  return {
    list: [],
    nextCursor: null,
    total: 40,
    soldOutCount: 0,
    cityId: 'kyoto',
    cityName: 'Kyoto',
    timeZone: 'Asia/Tokyo',
    stay: { checkIn: '2026-12-01', checkOut: '2026-12-02', nights: 1, rooms: 1, adults: 2, children: 0 },
    correctedKeyword: null,
    facets,
    bestDrop: null,
    ...change,
  }
}
