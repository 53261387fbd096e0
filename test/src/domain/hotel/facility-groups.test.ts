import { facilityGroups } from '@/domain/stays/hotel-page'

const facility = (icon: string) => ({ icon, name: icon, isFree: true })
const shown = (...icons: string[]) =>
  facilityGroups(icons.map(facility)).map(({ title, facilities }) => [title, facilities.map(({ name }) => name)])

test.each([
  ['none', [], []],
  ['one kind', ['waves', 'dumbbell'], [['Sport and wellness', ['waves', 'dumbbell']]]],
  [
    'what belongs to no kind stands last',
    ['clock', 'wifi'],
    [
      ['Rooms and internet', ['wifi']],
      ['Services', ['clock']],
    ],
  ],
  [
    'kinds in their order, not the hotel’s',
    ['plane', 'coffee'],
    [
      ['Food and drink', ['coffee']],
      ['Getting around', ['plane']],
    ],
  ],
])('%s', (_, icons, groups) => {
  expect(shown(...icons)).toEqual(groups)
})
