import { isDesktopBrowser, surfaceOfUserAgent, type AppType, type Surface } from '@/domain/app/surface'

const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko)'
const androidView = `${android} Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36`
const wechat = 'MicroMessenger/8.0.50(0x18003237) NetType/WIFI Language/en'

const rows: [name: string, userAgent: string, surface: Surface, appType: AppType, appVersion: string | null][] = [
  ['our app on an iPhone', `${iPhone} Mobile/15E148 Staylark/3.2.1 (iOS)`, 'app', 'ios', '3.2.1'],
  ['our app on Android', `${androidView} Staylark/10 (Android)`, 'app', 'android', '10'],
  ['our app, however the system’s web view calls itself', `${wechat} Staylark/4.0 (iOS)`, 'app', 'ios', '4.0'],
  ['WeChat on an iPhone', `${iPhone} Mobile/15E148 ${wechat}`, 'messaging-browser', 'web-wechat', null],
  ['WeChat on Android', `${androidView} XWEB/1260 ${wechat}`, 'messaging-browser', 'web-wechat', null],
  [
    'a web view in a WeChat mini-program on an iPhone',
    `${iPhone} ${wechat} miniProgram/wx1234`,
    'mini-web-view',
    'web-weapp',
    null,
  ],
  ['so on Android', `${androidView} ${wechat} MiniProgramEnv/android`, 'mini-web-view', 'web-weapp', null],
  ['Alipay', `${iPhone} NebulaSDK/1.8 AliApp(AP/10.6.0) AlipayClient/10.6.0`, 'browser', 'web', null],
  [
    'a web view in an Alipay mini-program',
    `${iPhone} AliApp(AP/10.6.0) AlipayClient/10.6.0 MiniProgram`,
    'mini-web-view',
    'web-alipay',
    null,
  ],
  ['Douyin', `${androidView} aweme_300000 BytedanceWebview/d8a21c6`, 'browser', 'web', null],
  ['Toutiao', `${iPhone} NewsArticle/9.4 JsSdk/2.0`, 'browser', 'web', null],
  ['a web view in a Douyin mini-program', `${androidView} aweme ToutiaoMicroApp/3.2`, 'mini-web-view', 'web-tt', null],
  ['Safari on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1`, 'browser', 'web', null],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`, 'browser', 'web', null],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0',
    'browser',
    'web',
    null,
  ],
  [
    'a computer',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
    'browser',
    'web',
    null,
  ],
  ['one that only looks like our app', 'NotStaylark/3 (iOS)', 'browser', 'web', null],
  ['one that is not in the app’s form', 'Staylark/3.2.1; iOS', 'browser', 'web', null],
  ['nothing', '', 'browser', 'web', null],
]

test.each(rows)('%s', (_name, userAgent, surface, appType, appVersion) =>
  expect(surfaceOfUserAgent(userAgent)).toEqual({ surface, appType, appVersion }),
)

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0'
test.each([
  ['Chrome on Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, true],
  [
    'Safari on a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 14_5) AppleWebKit/605.1.15 Version/17.6 Safari/605.1.15',
    true,
  ],
  ['Firefox on Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0', true],
  ['Chrome on a Chromebook', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, true],
  ['Safari on an iPhone', `${iPhone} Version/17.6 Mobile/15E148 Safari/604.1`, false],
  ['Chrome on Android', `${android} Chrome/126.0.0.0 Mobile Safari/537.36`, false],
  ['Chrome on an Android tablet', `Mozilla/5.0 (Linux; Android 14; Pixel Tablet) ${chrome} Safari/537.36`, false],
  ['no user agent', '', false],
])('%s is a desktop: %s', (_name, userAgent, isDesktop) => expect(isDesktopBrowser(userAgent)).toBe(isDesktop))
