/** A list of hotels as an operator would send it. */
export interface GeneratedList {
  readonly source: string
  readonly file: string
  readonly text: string
  /** Rooms of the hotels in a file of their own; null where they stand with them. */
  readonly rooms: { readonly file: string; readonly text: string } | null
}

type Entry = Record<string, unknown>
type Defect = readonly [name: string, spoil: (entry: Entry, next: () => number) => unknown]

/** Cities of many scripts, on islands, by borders, with names that others have too, and some that no book knows. */
const cities: readonly (readonly [city: string, country: string, lat: number, lng: number])[] = [
  ['Paris', 'France', 48.8566, 2.3522],
  ['Leeds', 'England', 53.7997, -1.5492],
  ['喀什', '中国', 39.4707, 75.9895],
  ['Kashgar', 'China', 39.4707, 75.9895],
  ['أسوان', 'Egypt', 24.0908, 32.8994],
  ['Aswan', 'EG', 24.0908, 32.8994],
  ["St. John's (Old Town) / Harbour", 'Canada', 47.5649, -52.7093],
  ['Jackson', 'U.S.A.', 43.4799, -110.7624],
  ['Jackson', 'United States', 32.2988, -90.1848],
  ['San Juan', 'USA', 18.4655, -66.1057],
  ['Funchal', 'Portugal', 32.6669, -16.9241],
  ['Las Palmas', 'Spain', 28.1235, -15.4363],
  ['Strasbourg', 'FR', 48.5734, 7.7521],
  ['Basel', 'CH', 47.5596, 7.5886],
  ['東京都港区', '日本', 35.6581, 139.7516],
  ['Москва', 'Russian Federation', 55.7558, 37.6173],
  ['Αθήνα', 'Greece', 37.9838, 23.7275],
  ['昆山', 'CN', 31.3848, 120.9808],
  ['北京市', '中国', 39.9075, 116.3972],
  ['Nowhere Falls', 'Canada', 52.94, -91.75],
  ['Ödeshög-by', 'Sweden', 64.9, 16.3],
  ['', 'United Kingdom', 51.5074, -0.1278],
  ['Anaheim', 'US', 33.8366, -117.9143],
  ['Kunming', '', 25.0389, 102.7183],
]

/** All that is wrong with operators' entries, one or two of them in most generated ones. */
export const defects: readonly Defect[] = [
  ['nothing', () => undefined],
  ['unknown currency', (entry) => (entry.currency = 'RMB')],
  ['sign for a currency', (entry) => (entry.currency = '£')],
  ['no such currency', (entry) => (entry.currency = 'XXX')],
  ['immense rate', (entry) => (entry.rooms = [{ name: 'Palace', rate: 1e15, sleeps: 2 }])],
  ['minute rate', (entry) => (entry.rooms = [{ name: 'Cell', rate: 0.001, sleeps: 1 }])],
  ['no number for a rate', (entry) => (entry.rooms = [{ name: 'Double', rate: 'NaN', sleeps: 2 }])],
  ['stock of 1e12', (entry) => (entry.rooms = [{ name: 'Double', rate: 90, sleeps: 2, stock: 1e12 }])],
  ['half a guest', (entry) => (entry.rooms = [{ name: 'Double', rate: 90, sleeps: 2.5 }])],
  ['500 guests', (entry) => (entry.rooms = [{ name: 'Hall', rate: 90, sleeps: 500 }])],
  ['rooms that are none', (entry) => (entry.rooms = [null, 'x', {}, { name: 'Twin', rate: 70, sleeps: 2 }])],
  ['NUL in the name', (entry) => (entry.name = `Nul\u0000${String(entry.name)}`)],
  ['name of 10,000 characters', (entry) => (entry.name = 'N'.repeat(10_000))],
  ['invisible name', (entry) => (entry.name = '\u200B\u2060\u3164\uFEFF')],
  ['name right to left', (entry) => (entry.name = `\u202E${String(entry.name)}\u202C`)],
  ['half a character', (entry) => (entry.name = `${String(entry.name)}\uD83D`)],
  ['entities', (entry) => (entry.name = `Caf&eacute;&nbsp;&mdash; ${String(entry.name)} &amp; Sons`)],
  ['no name', (entry) => delete entry.name],
  ['swapped coordinates', (entry) => ([entry.lat, entry.lng] = [entry.lng, entry.lat])],
  ['zero coordinates', (entry) => ([entry.lat, entry.lng] = [0, 0])],
  ['coordinates beyond the map', (entry) => (entry.lat = 123)],
  ['far from its city', (entry) => ([entry.lat, entry.lng] = [-33.9, 18.4])],
  ['no coordinates', (entry) => delete entry.lat],
  ['unknown country', (entry) => (entry.country = 'Atlantis')],
  ['other country', (entry) => (entry.country = 'New Zealand')],
  ['no id', (entry) => delete entry.id],
  ['id of another', (entry) => (entry.id = '1')],
  ['stars that are none', (entry) => (entry.stars = 'superior')],
  ['public Wi-Fi alone', (entry) => (entry.amenities = ['Wi-Fi in public areas', 'Free parking'])],
  ['null in lists', (entry) => (entry.amenities = [null, 1, 'Pool nearby'])],
  ['words for hours', (entry) => ([entry.checkin, entry.checkout] = ['after lunch', '25:99'])],
  ['a script for a website', (entry) => ([entry.website, entry.email] = ['javascript:alert(1)', 'a b'])],
  ['a museum', (entry) => (entry.type = 'museum')],
  ['bed and breakfast', (entry) => (entry.type = 'Bed and Breakfast')],
  ['no rooms', (entry) => delete entry.rooms],
  [
    'review of no day',
    (entry) => ([entry.review_score, entry.reviews_rating, entry.reviews_date] = [4, 4, '2020-13-45']),
  ],
  ['a year beyond time', (entry) => (entry.openyear = 99_999)],
  ['fields of fields', (entry) => (entry.extra = { deep: { deeper: [{ key: 'a', value: 1 }] } })],
  ['deleted', (entry) => (entry.isDeleted = 'yes')],
]

/** Numbers from 0 to 1 that are the same for the same seed. */
function random(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

function entryOf(index: number, next: () => number): Entry {
  const [city, country, lat, lng] = cities[Math.floor(next() * cities.length)] ?? ['', '', 0, 0]
  const entry: Entry = {
    id: String(index + 1),
    name: `House ${index + 1}`,
    lat: Number((lat + (next() - 0.5) * 0.02).toFixed(6)),
    lng: Number((lng + (next() - 0.5) * 0.02).toFixed(6)),
    city,
    country,
    stars: 2 + (index % 4),
    rooms: [
      { name: 'Double', rate: 50 + Math.floor(next() * 400), sleeps: 2 },
      { name: 'Family', rate: 450 + Math.floor(next() * 400), sleeps: 4, stock: 1 + Math.floor(next() * 9) },
    ],
  }
  defects[index % defects.length]?.[1](entry, next)
  if (index % 3 === 0) defects[Math.floor(next() * defects.length)]?.[1](entry, next)
  return entry
}

/** The same entries in another order, which the seed decides. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const next = random(seed)
  return items
    .map((item) => ({ item, at: next() }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ item }) => item)
}

/** Three lists of so many hotels each, of three operators with the same ids, in three formats; order changes only the order of entries. */
export function generatedLists(size: number, order: number | null = null): GeneratedList[] {
  return [
    listOf('first', 'hotels.json', ordered(size, 1, order), jsonText, null),
    listOf('second', 'hotels.csv', ordered(size, 2, order), csvText, 'second-rooms.csv'),
    listOf('third', 'hotels.geojson', ordered(size, 3, order), geoText, null),
  ]
}

function ordered(size: number, seed: number, order: number | null): Entry[] {
  const next = random(seed)
  const entries = Array.from({ length: size }, (_, index) => entryOf(index, next))
  return order === null ? entries : shuffled(entries, order * 31 + seed)
}

function listOf(
  source: string,
  file: string,
  entries: readonly Entry[],
  textOf: (entries: readonly Entry[]) => string,
  roomFile: string | null,
): GeneratedList {
  const rooms = roomFile === null ? null : { file: roomFile, text: roomText(entries) }
  return { source, file, text: textOf(entries), rooms }
}

const jsonText = (entries: readonly Entry[]) => JSON.stringify({ data: { hotels: [null, ...entries] } })

const geoText = (entries: readonly Entry[]) =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: entries.map(({ lat, lng, ...properties }) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [lng, lat] },
    })),
  })

const columns = [
  'id',
  '名称',
  '纬度',
  '经度',
  '城市',
  '国家',
  '星级',
  '币种',
  '设施',
  '酒店类型',
  'checkin',
  'website',
  'isDeleted',
]
const keys = [
  'id',
  'name',
  'lat',
  'lng',
  'city',
  'country',
  'stars',
  'currency',
  'amenities',
  'type',
  'checkin',
  'website',
  'isDeleted',
]

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

const cell = (value: unknown) => {
  const text = Array.isArray(value) ? value.filter((one) => typeof one === 'string').join('; ') : textOf(value)
  return `"${text.replaceAll('"', '""')}"`
}

const csvText = (entries: readonly Entry[]) =>
  [columns.join(','), ...entries.map((entry) => keys.map((key) => cell(entry[key])).join(','))].join('\n')

function roomText(entries: readonly Entry[]): string {
  const rows = entries.flatMap(({ id, rooms }) =>
    Array.isArray(rooms) && typeof id === 'string' && id !== '1'
      ? rooms.flatMap((room: unknown) =>
          typeof room === 'object' && room !== null
            ? [
                [
                  id,
                  ...['name', 'rate', 'sleeps', 'stock'].map(
                    (key) => Object.entries(room).find(([name]) => name === key)?.[1],
                  ),
                ],
              ]
            : [],
        )
      : [],
  )
  return ['hotel_id,room_name,rate,sleeps,stock', ...rows.map((row) => row.map(cell).join(','))].join('\n')
}
