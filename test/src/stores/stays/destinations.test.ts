import type { DestinationOption, LocatedPlace } from '@/contract/destination'
import { DestinationsStore, type DestinationsDependencies } from '@/stores/stays/destinations'
import { place } from '../../../support/destination/place'
import { region } from '../../../support/destination/region'
import { heldCall, noReply } from '../../../support/client/held-call'

const kyoto = place('Kyoto', '京都', 'Japan', 'JP')
const beijing = place('Beijing', '北京', 'China', 'CN')
const regions = [region('Beijing', '北京', [beijing]), region('Japan', '日本', [kyoto])]
const all = { list: [kyoto, beijing], regions, unservedPlace: null }
const found = (list: DestinationOption[]) => ({ list, regions: [], unservedPlace: null })

function store(change: Partial<DestinationsDependencies['calls']> = {}, rest: Partial<DestinationsDependencies> = {}) {
  const putSearchHistory = jest.fn(async () => ({ list: [] }))
  const calls = {
    searchCities: async () => all,
    locate: async () => ({ by: 'position' as const, placeName: 'Nara, Japan', option: kyoto, distanceMetres: 35_000 }),
    listUsualDistricts: async () => ({ source: 'usual' as const, list: [beijing] }),
    ...change,
  }
  const findPosition = async () => ({ lat: 34.7, lng: 135.8 })
  return {
    putSearchHistory,
    destinations: new DestinationsStore({ calls, history: { putSearchHistory }, findPosition, ...rest }),
  }
}

test('a picker has all places, by region, and the traveler’s usual ones', async () => {
  const { destinations } = store()
  await destinations.open()
  expect(destinations.all.value).toEqual([kyoto, beijing])
  expect(destinations.regions).toEqual(regions)
  expect(destinations.usual).toEqual([beijing])
  expect(destinations.find('kyoto')).toEqual(kyoto)
})

test('places that are merely popular are not labeled as the traveler’s own', async () => {
  const { destinations } = store({ listUsualDistricts: async () => ({ source: 'hot', list: [beijing] }) })
  await destinations.open()
  expect(destinations.usual).toEqual([])
})

test('late responses never replace the newest', async () => {
  const resolvers = new Map<string, (list: DestinationOption[]) => void>()
  const searchCities = ({ keyword = '' }: { keyword?: string }) =>
    new Promise<ReturnType<typeof found>>((resolve) => resolvers.set(keyword, (list) => resolve(found(list))))
  const { destinations } = store({ searchCities })
  const searches = ['k', 'ky', 'kyo'].map((keyword) => destinations.search(keyword))
  resolvers.get('kyo')?.([kyoto])
  await searches[2]
  expect(destinations.found).toEqual({ keyword: 'kyo', list: [kyoto], unservedPlace: null })
  resolvers.get('ky')?.([])
  resolvers.get('k')?.([beijing])
  await Promise.all(searches)
  expect(destinations.found).toEqual({ keyword: 'kyo', list: [kyoto], unservedPlace: null })
})

test('without a connection the places that are there are searched', async () => {
  const { destinations } = store({
    searchCities: async ({ keyword }) => (keyword === undefined ? all : Promise.reject(noReply)),
  })
  await destinations.open()
  await destinations.search('京都')
  expect(destinations.found?.list).toEqual([kyoto])
})

describe('the current location', () => {
  test('is not requested automatically', async () => {
    const findPosition = jest.fn(async () => ({ lat: 0, lng: 0 }))
    const { destinations } = store({}, { findPosition })
    await destinations.open()
    expect(findPosition).not.toHaveBeenCalled()
    expect(destinations.location).toEqual({ status: 'unasked' })
  })

  test('is found by position, once however often it is tapped', async () => {
    const locate = heldCall<object, LocatedPlace>()
    const { destinations } = store({ locate: locate.call })
    const located = destinations.locate()
    await destinations.locate()
    expect(destinations.location).toEqual({ status: 'locating' })
    await Promise.resolve()
    await locate.reply({ by: 'position', placeName: 'Nara, Japan', option: kyoto, distanceMetres: 35_000 })
    await located
    expect(destinations.location).toEqual({
      status: 'found',
      option: kyoto,
      placeName: 'Nara, Japan',
      distanceMetres: 35_000,
    })
  })

  test.each([
    ['the owner refuses', {}, { findPosition: () => Promise.reject(new Error('denied')) }],
    ['there is no connection', { locate: () => Promise.reject(noReply) }, {}],
    [
      'no city has stays',
      { locate: async () => ({ by: 'position' as const, placeName: null, option: null, distanceMetres: null }) },
      {},
    ],
  ])('fails where %s, and can be tried again', async (_why, calls, rest) => {
    const { destinations } = store(calls, rest)
    await destinations.locate()
    expect(destinations.location).toEqual({ status: 'failed' })
    await destinations.locate()
    expect(destinations.location).toEqual({ status: 'failed' })
  })
})

test('a picked place is stored for next time', async () => {
  const { destinations, putSearchHistory } = store()
  await destinations.remember(kyoto)
  expect(putSearchHistory).toHaveBeenCalledWith({
    list: [expect.objectContaining({ kind: 'city', value: 'kyoto', cityId: 'kyoto' })],
  })
})
