import type { SendBeacon } from '@/platform/http/contract'
import type { Boot } from '@/platform/boot/contract'
import type { CopyText } from '@/platform/share/contract'
import type { DeviceFacts, FindPosition, HostTraits, WatchOnline } from '@/platform/device/contract'
import type { PageFacts, WatchVisibility } from '@/platform/page/contract'
import type { RandomGuid } from '@/platform/random/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

type Of<Name extends string, Value> = Record<Name, Value>

const inBrowser = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { configurable: true, value })

const report = ({ taro }: LoadedHost, name: string, value: unknown) => taro.host.listeners.get(name)?.(value as never)

describe.each(everyHost)('%s', (name) => {
  const isH5 = name === 'h5'
  let host: LoadedHost

  beforeEach(() => {
    host = asHost(name)
  })

  test.each([true, false])('clipboard: a text is copied where that is allowed (%s)', async (isAllowed) => {
    const copied: string[] = []
    inBrowser('clipboard', {
      writeText: async (text: string) => {
        if (!isAllowed) throw new DOMException('denied', 'NotAllowedError')
        copied.push(text)
      },
    })
    if (!isAllowed) host.taro.host.refused.add('setClipboardData')
    const { copyText } = host.capability<Of<'copyText', CopyText>>('share/clipboard')
    await expect(copyText('KX7Q2')).resolves.toBe(isAllowed)
    const requested = host.taro.host.calls.map(([, options]) => options.data)
    if (isAllowed) expect(isH5 ? copied : requested).toEqual(['KX7Q2'])
  })

  describe('geolocation', () => {
    const call = name === 'weapp' ? 'getFuzzyLocation' : 'getLocation'
    const findPosition = () => host.capability<Of<'findPosition', FindPosition>>('device/geolocation').findPosition()

    test('a position is in degrees', async () => {
      const coords = { latitude: 48.85, longitude: 2.35 }
      inBrowser('geolocation', { getCurrentPosition: (found: (at: object) => void) => found({ coords }) })
      host.taro.host.replies.set(call, name === 'alipay' ? { latitude: '48.85', longitude: '2.35' } : coords)
      await expect(findPosition()).resolves.toEqual({ lat: 48.85, lng: 2.35 })
    })

    test('a refusal rejects', async () => {
      const getCurrentPosition = (_found: unknown, refused: (why: object) => void) =>
        refused({ code: 1, message: 'denied' })
      inBrowser('geolocation', { getCurrentPosition })
      host.taro.host.refused.add(call)
      await expect(findPosition()).rejects.toThrow()
    })
  })

  test('online: reported now and at each change, until stopped', () => {
    host.taro.host.replies.set('getNetworkType', { networkType: 'none' })
    inBrowser('onLine', false)
    const heard: boolean[] = []
    const stop = host
      .capability<Of<'watchOnline', WatchOnline>>('device/online')
      .watchOnline((isOnline) => heard.push(isOnline))
    const turn = (isOnline: boolean) => {
      inBrowser('onLine', isOnline)
      if (isH5) window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
      else report(host, 'network', { isConnected: isOnline })
    }
    turn(true)
    turn(false)
    stop()
    turn(true)
    expect(heard).toEqual([false, true, false])
  })

  test('visibility: reported at each change, until stopped', () => {
    const heard: boolean[] = []
    const { watchVisibility } = host.capability<Of<'watchVisibility', WatchVisibility>>('page/visibility')
    const stop = watchVisibility((isVisible) => heard.push(isVisible))
    const turn = (isVisible: boolean) => {
      if (!isH5) return report(host, isVisible ? 'shown' : 'hidden', {})
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: isVisible ? 'visible' : 'hidden',
      })
      document.dispatchEvent(new Event('visibilitychange'))
    }
    turn(false)
    turn(true)
    stop()
    turn(false)
    expect(heard).toEqual([false, true])
  })

  test('beacon: a text leaves, and a refusal is nobody’s concern', () => {
    const sent: unknown[] = []
    inBrowser('sendBeacon', (url: string, text: string) => sent.push([url, text]))
    const { sendBeacon } = host.capability<Of<'sendBeacon', SendBeacon>>('http/beacon')
    sendBeacon('/log', '{"a":1}')
    const requested = host.taro.host.calls.map(([, options]) => [options.url, options.data])
    expect(isH5 ? sent : requested).toEqual([['/log', '{"a":1}']])
    inBrowser('sendBeacon', () => false)
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'))
    host.taro.host.respond = () => Promise.reject(new Error('down'))
    expect(() => sendBeacon('/log', '{}')).not.toThrow()
  })

  test('random: ids have the form of a version 4 UUID, and no two are the same', () => {
    const { randomGuid } = host.capability<Of<'randomGuid', RandomGuid>>('random')
    const ids = Array.from({ length: 100 }, randomGuid)
    expect(new Set(ids).size).toBe(100)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  })

  test('boot: what waits for a look is done, at once where nothing is rendered ahead', () => {
    const done: string[] = []
    const { whenActive } = host.capability<Boot>('boot')
    whenActive(() => done.push('now'))
    expect(done).toEqual(['now'])
    Object.assign(document, { prerendering: true })
    whenActive(() => done.push('looked at'))
    whenActive(() => done.push('called off'))()
    Object.assign(document, { prerendering: false })
    document.dispatchEvent(new Event('prerenderingchange'))
    expect(done).toEqual(isH5 ? ['now', 'looked at'] : ['now', 'looked at', 'called off'])
  })

  test('boot: a server-rendered screen belongs to its page, until that stands; mini-programs have none', () => {
    const params = { id: 'a', adults: 2 }
    const screen = { key: 'detail', params, today: '2026-11-22', currencyCode: 'EUR', value: { list: ['</script>'] } }
    document.body.innerHTML = '<div id="app"></div><script id="__data" type="application/json"></script>'
    document.getElementById('__data')?.append(JSON.stringify(screen))
    const { firstScreen, takeInitial, endFirstScreen } = host.capability<Boot>('boot')
    expect(firstScreen()).toEqual(isH5 ? screen : null)
    expect(takeInitial('list', params)).toBeNull()
    expect([takeInitial('detail'), takeInitial('detail', { id: 'b', adults: 2 })]).toEqual([null, null])
    for (let drawing = 0; drawing < 2; drawing += 1)
      expect(takeInitial('detail', { ...params })).toEqual(isH5 ? screen.value : null)
    endFirstScreen()
    expect([takeInitial('detail', params), firstScreen()]).toEqual([null, null])
  })

  test('boot: where pages wait for somebody’s sign-in, a visitor’s screen goes', async () => {
    document.body.innerHTML = '<div id="app"><div class="taro_page"></div></div>'
    document.body.insertAdjacentHTML('beforeend', '<script id="__data">{"key":"home","params":{},"value":1}</script>')
    const { holdPages, takeInitial } = host.capability<Boot>('boot')
    holdPages(Promise.resolve())
    expect(document.querySelectorAll('.taro_page')).toHaveLength(isH5 ? 0 : 1)
    expect(takeInitial('home')).toBeNull()
    document.body.innerHTML = ''
  })

  test('page facts: where one is, for the event log', () => {
    window.history.replaceState(null, '', '/hotel/detail/7')
    host.taro.host.pages = [{ route: 'packages/hotel/pages/detail/index', options: { id: '7' } }]
    const { url, referrer, title } = host.capability<Of<'pageFacts', () => PageFacts>>('page/facts').pageFacts()
    expect(url).toBe(isH5 ? 'http://localhost/hotel/detail/7' : '/packages/hotel/pages/detail/index?id=7')
    expect([typeof referrer, typeof title]).toEqual(['string', 'string'])
  })

  test('traits: the host is named once, and reported', () => {
    const { traits, deviceFacts } = host.capability<{ traits: HostTraits; deviceFacts(): DeviceFacts }>('device/traits')
    expect([traits.host, traits.appType]).toEqual([name, isH5 ? 'web' : name])
    expect([traits.isMini, traits.hasPatch, traits.hasHref]).toEqual([!isH5, isH5, isH5])
    expect(traits.loginPlace).toBe(name === 'weapp' ? 'page' : 'popup')
    const { widthPx, heightPx, language } = deviceFacts()
    expect([Number.isInteger(widthPx), Number.isInteger(heightPx), typeof language]).toEqual([true, true, 'string'])
  })
})
