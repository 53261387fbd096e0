import { HeldFiles } from '@/platform/files/held-files'
import { relaunch } from '@/platform/navigation/relaunch.h5'
import { host, resetHost } from '../../support/taro-mock'

beforeEach(resetHost)

test('a browser reopens the page in the same load while files wait for the sign-in', () => {
  const files = new HeldFiles<string>()
  files.hold('a', 'u1', 'mine')
  relaunch.afterLogin()
  expect(host.calls).toEqual([['redirectTo', { url: '/' }]])
})
