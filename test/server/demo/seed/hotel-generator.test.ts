import icons from 'lucide-static/tags.json'
import { currencyOf } from '@/domain/money/currency'
import { loadPictureLibrary } from '../../../../server/kernel/pictures/picture-library'
import { fxRates } from '../../../../server/stays/reference/fx-rates'
import { generateHotels } from '../../../../server/demo/seed/hotel-generator'
import { createPeople } from '../../../../server/demo/seed/people'
import { Posts } from '../../../../server/demo/seed/posts'
import { Vouchers } from '../../../../server/demo/seed/vouchers'
import { projectFolder } from '../../../support/server/project-folder'

const library = loadPictureLibrary(projectFolder)
const now = new Date('2026-11-21T10:00:00Z')
const people = createPeople('staylark', library, now, 60).accounts
const create = (hotels: number, seed = 'staylark') => [...generateHotels({ seed, hotels, library, people, now })]
const made = create(400)

function postsOf() {
  const posts = new Posts('staylark', library, people, now)
  for (const one of made) posts.consider(one)
  return posts
}

function vouchersOf() {
  const vouchers = new Vouchers('staylark', library, now)
  for (const one of made) vouchers.consider(one)
  return vouchers.create().skus
}

test('the same seed makes the same hotels, another seed others, and more hotels keep the first', () => {
  expect(create(60)).toEqual(create(60))
  expect(create(30, 'other').map(({ hotel }) => hotel.id)).not.toEqual(create(30).map(({ hotel }) => hotel.id))
  expect(create(80).slice(0, 60)).toEqual(create(60))
})

test('names are unique within a city and ids everywhere', () => {
  const names = made.map(({ hotel }) => `${hotel.cityId} ${hotel.name}`)
  expect(new Set(names).size).toBe(400)
  const ids = made.flatMap(({ hotel, rooms, packages, reviews }) => [
    hotel.id,
    ...[...rooms, ...packages, ...reviews].map(({ id }) => id),
  ])
  expect(new Set(ids).size).toBe(ids.length)
})

test('names stay unique where a city has many hotels', () => {
  const many = create(6_000).map(({ hotel }) => `${hotel.cityId} ${hotel.name}`)
  expect(new Set(many).size).toBe(6_000)
})

test('every city has hotels', () => {
  expect(new Set(made.map(({ hotel }) => hotel.cityId)).size).toBe(40)
})

test('every picture is in the library', () => {
  const { moments } = postsOf()
  const ids = [
    ...made.flatMap(({ hotel, rooms, reviews }) => [
      hotel.headPictureId,
      ...hotel.pictures.map(({ id }) => id),
      ...rooms.flatMap(({ pictureIds }) => pictureIds),
      ...reviews.flatMap(({ pictureIds }) => pictureIds),
    ]),
    ...vouchersOf().flatMap(({ gallery }) => gallery),
    ...moments.flatMap(({ pictureId, pictureIds }) => [pictureId, ...pictureIds]),
  ]
  expect(ids.filter((id) => !library.pictureById(id))).toEqual([])
})

const layoutOf = (id: string) => library.pictureById(id)?.layout ?? ''

test('no picture shows what is not seen in its country', () => {
  const many = create(1_200)
  const shownIn = (cityId: string) =>
    new Set(
      many
        .filter(({ hotel }) => hotel.cityId === cityId)
        .flatMap(({ hotel, rooms }) => [
          ...hotel.pictures.map(({ id }) => id),
          ...rooms.flatMap((room) => room.pictureIds),
        ])
        .map(layoutOf),
    )
  const asian = ['pagoda', 'gate', 'stupa', 'lane', 'canal', 'roofs', 'ryokan', 'tatami', 'market']
  const rome = shownIn('rome')
  expect(asian.filter((layout) => rome.has(layout))).toEqual([])
  expect(rome).toContain('square')
  const kyoto = shownIn('kyoto')
  expect([...kyoto]).toEqual(expect.arrayContaining(['pagoda', 'gate', 'lane', 'ryokan', 'tatami']))
  expect(kyoto).not.toContain('square')
})

test('a room’s picture shows as many beds as the room has', () => {
  const beds = made.flatMap(({ rooms }) =>
    rooms.map(({ bedText, pictureIds }) => `${bedText.includes('single')} ${layoutOf(pictureIds[0] ?? '') === 'twin'}`),
  )
  expect(new Set(beds)).toEqual(new Set(['true true', 'false false']))
})

test('no two neighbours of a list have the same head picture', () => {
  const heads = made.map(({ hotel }) => hotel)
  const clashes = (list: typeof heads) =>
    list.filter((hotel, index) => hotel.headPictureId === list[index + 1]?.headPictureId)
  expect(clashes(heads)).toEqual([])
  for (const cityId of new Set(heads.map((hotel) => hotel.cityId))) {
    expect(clashes(heads.filter((hotel) => hotel.cityId === cityId))).toEqual([])
  }
})

test('prices are whole units of the hotel’s currency and sane in CNY', () => {
  for (const { hotel, rooms, packages } of made) {
    const unit = 10 ** (currencyOf(hotel.currencyCode)?.exponent ?? 2)
    for (const room of rooms) {
      expect(room.baseMinor % unit).toBe(0)
      const cny = (room.baseMinor / unit) * (fxRates[hotel.currencyCode] ?? 0)
      expect([hotel.name, cny > 90 && cny < 12_000]).toEqual([hotel.name, true])
    }
    for (const { extraMinor } of packages) expect(extraMinor % unit).toBe(0)
    expect(rooms.length).toBeGreaterThanOrEqual(3)
    expect(packages.length).toBeGreaterThanOrEqual(2 * rooms.length)
  }
})

test('two packages in five have a member price of 5 to 15 per cent', () => {
  const percents = made.flatMap(({ packages }) => packages.map(({ memberPercent }) => memberPercent))
  const given = percents.filter((percent) => percent !== null)
  expect(given.length / percents.length).toBeCloseTo(0.4, 1)
  expect([...new Set(given)].toSorted((one, other) => one - other)).toEqual([5, 8, 10, 12, 15])
})

test('reviews have scores and sub-scores of half stars, different authors, and some houses have none', () => {
  for (const { reviews } of made) {
    expect(new Set(reviews.map(({ userId }) => userId)).size).toBe(reviews.length)
    for (const { score, cleanliness, language, content } of reviews) {
      expect([score, cleanliness ?? 1].every((stars) => stars >= 1 && stars <= 5 && Number.isInteger(stars * 2))).toBe(
        true,
      )
      expect(language).toBe(/\p{Script=Han}/u.test(content) ? 'zh' : 'en')
    }
  }
  expect(made.filter(({ reviews }) => reviews.length === 0).length).toBeGreaterThan(5)
})

test('no text shows a brace, two spaces or an undefined, and none begins small', () => {
  const { moments } = postsOf()
  const sentences = [
    ...made.flatMap(({ hotel, reviews }) => [hotel.intro, hotel.address, ...reviews.map(({ content }) => content)]),
    ...moments.map(({ content }) => content),
    ...vouchersOf().flatMap(({ name, subTitle }) => [name, subTitle]),
  ]
  expect(sentences.filter((text) => /[{}]|undefined| {2}|^\p{Lowercase}/u.test(text))).toEqual([])
})

test('facilities have icons that lucide knows', () => {
  const names = new Set(made.flatMap(({ hotel }) => hotel.facilities.map(({ icon }) => icon)))
  expect([...names].filter((name) => !(name in icons))).toEqual([])
})

test('some houses are full tomorrow and some nights have a price of their own', () => {
  const nights = made.flatMap((one) => one.nights)
  expect(nights.filter(({ day, total }) => day === '2026-11-22' && total === 0).length).toBeGreaterThan(10)
  expect(nights.some(({ priceMinor }) => priceMinor !== null)).toBe(true)
  expect(nights.every(({ held, sold }) => held === 0 && sold === 0)).toBe(true)
})
