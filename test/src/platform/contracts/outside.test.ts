import type { AddToCalendar, Reach } from '@/platform/apps/contract'
import type { HostPayParams } from '@/contract/payment'
import type { HostPayment } from '@/platform/pay/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

const event = {
  id: 'o1',
  title: 'Stay at Garden House',
  firstDay: '2026-12-01',
  endDay: '2026-12-03',
  location: 'Garden House, 1 Garden Road',
  notes: 'Booking number SL1',
}
const place = { name: 'Garden House', address: '1 Garden Road', countryCode: 'FR', lat: 48.85, lng: 2.35 }

describe.each(everyHost)('%s', (name) => {
  const isH5 = name === 'h5'
  let host: LoadedHost
  const calls = () => host.taro.host.calls
  const copied = () => calls().flatMap(([call, { data }]) => (call === 'setClipboardData' ? [data] : []))

  beforeEach(() => {
    host = asHost(name)
  })

  if (isH5) {
    test('a stay is saved as a calendar file', async () => {
      const files: Blob[] = []
      URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`
      URL.revokeObjectURL = () => {}
      const saved: string[] = []
      jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
        saved.push(this.download)
      })
      const { addToCalendar } = host.capability<{ addToCalendar: AddToCalendar }>('apps/calendar')
      await expect(addToCalendar(event, 0)).resolves.toBe('saved')
      expect([saved, files.map(({ type }) => type)]).toEqual([['stay.ics'], ['text/calendar']])
    })
    return
  }

  test('a stay goes into the host’s calendar, or as a text on the clipboard', async () => {
    const { addToCalendar } = host.capability<{ addToCalendar: AddToCalendar }>('apps/calendar')
    const isWeapp = name === 'weapp'
    await expect(addToCalendar(event, 0)).resolves.toBe(isWeapp ? 'added' : 'copied')
    if (isWeapp) {
      const [, options] = calls().at(-1) ?? []
      expect(options).toMatchObject({
        title: event.title,
        allDay: true,
        startTime: new Date(2026, 11, 1).getTime() / 1000,
      })
      host.taro.host.refused.add('addPhoneCalendar')
      await expect(addToCalendar(event, 0)).resolves.toBe('copied')
    }
    expect(String(copied()[0])).toContain('Tue 1 Dec 2026 – Thu 3 Dec 2026')
  })

  test('a hotel is called and its way shown by the host, or copied where the host refuses', async () => {
    const reach = host.capability<Reach>('apps/reach')
    await expect(reach.callPhone('+33 1 5550 1234')).resolves.toBe('opened')
    await expect(reach.showWay(place)).resolves.toBe('opened')
    expect(calls().map(([call]) => call)).toEqual(['makePhoneCall', 'openLocation'])
    expect(calls()[0]?.[1]).toMatchObject({ phoneNumber: '+33155501234' })
    expect(calls()[1]?.[1]).toMatchObject({ latitude: 48.85, longitude: 2.35, name: 'Garden House' })
    for (const call of ['makePhoneCall', 'openLocation']) host.taro.host.refused.add(call)
    await expect(reach.callPhone('+33 1 5550 1234')).resolves.toBe('copied')
    await expect(reach.showWay(place)).resolves.toBe('copied')
    await expect(reach.writeMail('help@example.com', 'Booking')).resolves.toBe('copied')
    expect(copied()).toEqual(['+33 1 5550 1234', 'Garden House\n1 Garden Road', 'help@example.com'])
  })
})

describe.each(everyHost)('paying on %s', (name) => {
  const wechatParams: HostPayParams = {
    appId: 'wx1',
    timeStamp: '1',
    nonceStr: 'n',
    package: 'prepay_id=p',
    signType: 'RSA',
    paySign: 's',
  }
  const alipayParams: HostPayParams = { tradeNO: 't1' }
  let host: LoadedHost
  const pay = () => host.capability<{ hostPayment: HostPayment }>('pay').hostPayment
  const called = () => host.taro.host.calls.map(([call]) => call)

  beforeEach(() => {
    host = asHost(name)
    host.taro.host.replies.set('login', { code: 'code1' })
    window.history.replaceState(null, '', '/order/pay/p1')
  })

  test('only the host’s own channel wants to know who pays', async () => {
    const codes = await Promise.all((['sandbox', 'stripe', 'wechat', 'alipay'] as const).map(pay().payerCode))
    const codeOn = (own: string) => (name === own ? 'code1' : null)
    expect(codes).toEqual([null, null, codeOn('weapp'), codeOn('alipay')])
  })

  test('its own call takes the parameters of its own channel, and its failure is no error', async () => {
    const own = { weapp: 'requestPayment', alipay: 'tradePay' }
    for (const call of Object.values(own)) host.taro.host.refused.add(call)
    await expect(pay().request(wechatParams)).resolves.toBeUndefined()
    await expect(pay().request(alipayParams)).resolves.toBeUndefined()
    expect(called()).toEqual(name === 'weapp' || name === 'alipay' ? [own[name]] : [])
  })

  test('in WeChat’s browser the code comes once by the address, and its sheet is closed in whatever way', async () => {
    if (name !== 'h5') return
    window.history.replaceState(null, '', '/order/pay/p1?code=c1&state=s1&a=1')
    expect([await pay().payerCode('wechat'), await pay().payerCode('wechat')]).toEqual(['c1', null])
    expect(window.location.search).toBe('?a=1')
    const invoke = jest.fn((_name: string, _params: object, onEnd: () => void) => onEnd())
    Object.defineProperty(window, 'WeixinJSBridge', { configurable: true, value: { invoke } })
    await pay().request(wechatParams)
    expect(invoke).toHaveBeenCalledWith('getBrandWCPayRequest', wechatParams, expect.any(Function))
    Reflect.deleteProperty(window, 'WeixinJSBridge')
  })
})
