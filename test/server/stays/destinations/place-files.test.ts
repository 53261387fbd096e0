import { allCities } from '../../../../server/stays/reference/all-cities'
import { landmarkNames } from '../../../../server/stays/reference/landmark-names'
import { placesIn, readPlaceEdition } from '../../../../server/stays/destinations/fill-places'
import { projectFolder } from '../../../support/server/project-folder'

const edition = readPlaceEdition(projectFolder)
const rows = edition.rows()
const byId = new Map(rows.map((row) => [row.id, row]))

test.each([
  ['country', 240, 260],
  ['province', 31, 31],
  ['city', 5000, 7000],
  ['district', 2700, 3000],
])('there are between %s places of each kind', (kind, least, most) => {
  const count = rows.filter((row) => row.kind === kind).length
  expect(count).toBeGreaterThanOrEqual(least)
  expect(count).toBeLessThanOrEqual(most)
})

test('every place is there once, lies in a place that is there, and on the Earth', () => {
  expect(byId.size).toBe(rows.length)
  const astray = rows.filter(
    ({ parentId, kind, lat, lng }) =>
      (kind !== 'country' && !byId.has(parentId ?? '')) || Math.abs(lat ?? 0) > 90 || Math.abs(lng ?? 0) > 180,
  )
  expect(astray).toEqual([])
})

test.each([
  ['CN-110105', 'Chaoyang District', '朝阳区', 'chao yang', 'CN-110100'],
  ['CN-610100', "Xi'an", '西安', 'xi an', 'CN-610000'],
  ['CN-150000', 'Inner Mongolia', '内蒙古', 'nei meng gu', 'CN'],
  ['CN-341500', "Lu'an", '六安', 'lu an', 'CN-340000'],
  ['JP', 'Japan', '日本', 'ri ben', null],
])('%s is %s, %s', (id, name, localName, pinyin, parentId) =>
  expect(byId.get(id)).toMatchObject({ name, localName, pinyin, parentId }),
)

test('China’s places all have a Chinese name and its pinyin', () => {
  expect(rows.filter(({ countryCode, localName, pinyin }) => countryCode === 'CN' && !(localName && pinyin))).toEqual(
    [],
  )
})

test('a line that lacks a field is refused, not half read', () => {
  expect(() => placesIn('id\tparentId\nJP\t\tJP\tJapan', 'country')).toThrow('no place in the line JP')
})

test('every landmark has a Chinese name', () => {
  const counts = allCities.map(({ id, landmarks }) => [id, landmarks.length])
  expect(counts).toEqual(allCities.map(({ id }) => [id, landmarkNames[id]?.length]))
})
