import { nickNameOf } from '../../../server/auth/nick-name-of'

test.each([
  ['ada@example.com', 'Ada'],
  ['ada.lovelace+hotels@example.com', 'Ada'],
  ['j.smith88@example.com', 'Smith'],
  ['13800138000@qq.com', 'Traveller'],
  ['x@example.com', 'Traveller'],
  ['bartholomewthegreat@example.com', 'Bartholomewt'],
])('%s begins as %s', (email, nickName) => expect(nickNameOf(email)).toBe(nickName))
