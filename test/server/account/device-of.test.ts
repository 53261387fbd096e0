import { deviceOf } from '../../../server/account/devices'

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const pixel =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

test.each([
  ['an iPhone', iphone, 'web', 'phone', 'Safari on iPhone'],
  ['Chrome on an iPhone', iphone.replace('Version/18.5', 'CriOS/140.0'), 'web', 'phone', 'Chrome on iPhone'],
  ['an iPad', iphone.replace('iPhone; CPU iPhone', 'iPad; CPU'), 'web', 'tablet', 'Safari on iPad'],
  ['an Android phone', pixel, 'web', 'phone', 'Chrome on Android'],
  ['an Android tablet', pixel.replace(' Mobile', ''), 'web', 'tablet', 'Chrome on Android tablet'],
  [
    'a Samsung browser',
    pixel.replace('Chrome/', 'SamsungBrowser/27.0 Chrome/'),
    'web',
    'phone',
    'Samsung Internet on Android',
  ],
  ['a Mac', mac, 'web', 'computer', 'Safari on Mac'],
  ['Windows', windows, 'web', 'computer', 'Chrome on Windows'],
  ['Edge', `${windows} Edg/140.0`, 'web', 'computer', 'Edge on Windows'],
  ['Opera', `${windows} OPR/120.0`, 'web', 'computer', 'Opera on Windows'],
  [
    'Firefox on Linux',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'web',
    'computer',
    'Firefox on Linux',
  ],
  ['the WeChat browser', `${pixel} MicroMessenger/8.0.60`, 'web', 'phone', 'WeChat on Android'],
  ['our mini-program in WeChat', `${iphone} MicroMessenger/8.0.60`, 'weapp', 'phone', 'WeChat mini-program on iPhone'],
  ['our mini-program in Alipay', pixel, 'alipay', 'phone', 'Alipay mini-program on Android'],
  ['our mini-program in Douyin', pixel, 'tt', 'phone', 'Douyin mini-program on Android'],
  ['our app', `${iphone} Staylark/2.3 (iOS)`, 'ios', 'phone', 'Staylark app on iPhone'],
  ['a program', 'curl/8.9', 'web', 'other', ''],
  ['nothing', '', 'web', 'other', ''],
] as const)('%s', (_case, userAgent, appType, kind, name) => {
  expect(deviceOf(userAgent, appType)).toEqual({ kind, name })
})
