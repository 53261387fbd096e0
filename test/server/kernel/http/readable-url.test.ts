import { isReadable, readableUrl } from '../../../../server/kernel/http/request-url'

test.each([
  ['/home?a=%ff', '/home?a=%ff'],
  ['/hotel/detail/%C3%B4?a=?', '/hotel/detail/%C3%B4?a=?'],
  ['/hotel/detail/%ff?a=%ff?', '/hotel/detail/%25ff?a=%ff?'],
  ['/100%', '/100%25'],
])('%s is read as %s', (url, read) => expect(readableUrl(url)).toBe(read))

test.each([
  ['/%C3%B4', true],
  ['/%E0%A4%A', false],
])('%s can be decoded: %s', (path, is) => expect(isReadable(path)).toBe(is))
