import { firstAvatar } from '../../../server/account/create-user'
import type { Picture, PictureKind } from '../../../server/kernel/pictures/picture-library'

const avatar = (number: number): Picture => ({
  id: `avatar-day-0${number}`,
  kind: 'avatar',
  mood: 'day',
  layout: 'plain',
  width: 480,
  height: 480,
  averageColor: '#808080',
  alt: 'A face',
})
const libraryOf = (avatars: Picture[]) => ({
  picturesOfKind: (kind: PictureKind) => (kind === 'avatar' ? avatars : []),
})

test('is one of the avatars, the same for the same account, and not the same for all', () => {
  const library = libraryOf([avatar(1), avatar(2), avatar(3)])
  const chosen = Array.from({ length: 50 }, (_, number) => firstAvatar(library, `USER${number}`))
  expect(chosen).toEqual(Array.from({ length: 50 }, (_, number) => firstAvatar(library, `USER${number}`)))
  expect([...new Set(chosen)].toSorted()).toEqual(['avatar-day-01', 'avatar-day-02', 'avatar-day-03'])
})

test('is none where the library has none', () => {
  expect(firstAvatar(libraryOf([]), 'USER1')).toBe('')
})
