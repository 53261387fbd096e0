import { surfaceOfUserAgent } from '@/domain/identity/surface-of-user-agent'

const wechat = 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 MicroMessenger/8.0.50 Language/en'
const web = { appType: 'web', appVersion: null }

test.each([
  ['Mozilla/5.0 (iPhone) Staylark/3.2.1 (iOS)', { surface: 'app', appType: 'ios', appVersion: '3.2.1' }],
  ['Mozilla/5.0 (Linux; Android 14) Staylark/10 (Android)', { surface: 'app', appType: 'android', appVersion: '10' }],
  [`${wechat} miniProgram/wx123`, { surface: 'mini-web-view', ...web }],
  [wechat, { surface: 'messaging-browser', ...web }],
  ['Mozilla/5.0 (iPhone) Version/17.0 Safari/604.1', { surface: 'browser', ...web }],
  ['NotStaylark/3 (iOS)', { surface: 'browser', ...web }],
  ['', { surface: 'browser', ...web }],
])('%s', (userAgent, facts) => expect(surfaceOfUserAgent(userAgent)).toEqual(facts))
