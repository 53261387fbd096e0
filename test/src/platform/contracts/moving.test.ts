import type { AppFrameActions, FindNativeApp, FitAppFrame } from '@/platform/native-app/contract'
import type { LoginDoors, OpenLoginPage, ReadWantedReturn, ReturnToWeb, TakeTicket } from '@/platform/login/contract'
import type { RequestTicket } from '@/platform/login/contract'
import type { Navigation, OpenGateway, Relaunch } from '@/platform/navigation/contract'
import type { WatchOtherTabs } from '@/platform/storage/contract'
import type { ShareButtonProps, SharePage, UseShareMessage } from '@/platform/share/contract'
import { asHost, everyHost, type LoadedHost } from '../../../support/as-host'

interface Login {
  openLoginPage: OpenLoginPage
  takeTicket: TakeTicket
  requestTicket: RequestTicket
  readWantedReturn: ReadWantedReturn
  returnToWeb: ReturnToWeb
}

interface Share {
  sharePage: SharePage
  useShareMessage: UseShareMessage
  shareButtonProps: ShareButtonProps
}

const page = (route: string, options: Record<string, string> = {}) => ({ route, options })

describe.each(everyHost)('%s', (name) => {
  const isH5 = name === 'h5'
  let host: LoadedHost
  const calls = () => host.taro.host.calls

  beforeEach(() => {
    host = asHost(name)
    window.history.replaceState(null, '', '/')
  })

  describe('navigate', () => {
    const navigate = () => host.capability<Navigation>('navigation')

    test('opens a page above or in place of the shown one', () => {
      const url = isH5 ? '/hotel/detail/7?q=a%20b' : '/packages/hotel/pages/detail/index?id=7&q=a%20b'
      navigate().go('hotelDetail', { id: 7 }, { q: 'a b' })
      navigate().go('hotelDetail', { id: 7 }, { q: 'a b' }, 'replace')
      expect(calls()).toEqual([
        ['navigateTo', { url }],
        ['redirectTo', { url }],
      ])
      expect(navigate().hrefOf('hotelDetail', { id: 7 }, { q: 'a b' })).toBe(url)
    })

    test('goes back by the host where a page is below', () => {
      host.taro.host.pages = [page('a'), page('b')]
      navigate().back()
      expect(calls()).toEqual([['navigateBack', {}]])
    })
  })

  describe('login', () => {
    const login = () => host.capability<Login>('login')

    test('opens the host’s own page where it has one, and reports where it has none', () => {
      const heard: string[] = []
      const doors: LoginDoors = {
        deviceId: 'd1',
        onTicket: () => heard.push('ticket'),
        onNone: () => heard.push('none'),
        onTurnedBack: () => heard.push('turned back'),
      }
      login().openLoginPage(doors)
      expect([heard, calls().map(([call]) => call)]).toEqual(isH5 ? [['none'], []] : [[], ['navigateTo']])
    })

    test('takes a ticket out of an address, which only web pages have', () => {
      window.history.replaceState(null, '', '/home?token=T1&uid=u1&a=1')
      expect(login().takeTicket()).toEqual(isH5 ? { ticket: 'T1', uid: 'u1' } : null)
      expect(login().takeTicket()).toBeNull()
      if (isH5) expect(window.location.search).toBe('?a=1')
    })

    test('without an app around there is no ticket to request', async () => {
      await expect(login().requestTicket('d1')).resolves.toBeNull()
    })

    test('nobody waits for a page that was not opened from the web', () => {
      host.taro.host.pages = [page('pages/login/index')]
      expect(login().readWantedReturn()).toBeNull()
    })
  })

  test('relaunch: after logout no page of the account is left', () => {
    if (isH5)
      return expect(host.capability<{ relaunch: Relaunch }>('navigation/relaunch').relaunch.afterLogout).toBeDefined()
    host.capability<{ relaunch: Relaunch }>('navigation/relaunch').relaunch.afterLogout()
    expect(calls()).toEqual([['reLaunch', { url: '/pages/logout/index' }]])
  })

  test('pay: the gateway is opened by its address', () => {
    if (isH5) return expect(host.capability<{ openGateway: OpenGateway }>('navigation').openGateway).toBeDefined()
    host.capability<{ openGateway: OpenGateway }>('navigation').openGateway('https://pay.example/1?a=b')
    expect(calls()).toEqual([
      ['navigateTo', { url: '/packages/order/pages/gateway/index?url=https%3A%2F%2Fpay.example%2F1%3Fa%3Db' }],
    ])
  })

  describe('share', () => {
    const shared = { title: 'Hotel', link: '/hotel/detail/7?fromKey=a', pictureUrl: '/pictures/1' }

    test('a page is shared the host’s way', async () => {
      const given: object[] = []
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (what: object) => void given.push(what),
      })
      const { sharePage, shareButtonProps } = host.capability<Share>('share')
      await expect(sharePage(shared)).resolves.toBe(isH5 ? 'shared' : 'by host')
      expect(given).toEqual(isH5 ? [{ title: 'Hotel', url: 'http://localhost/hotel/detail/7?fromKey=a' }] : [])
      expect(shareButtonProps).toEqual(isH5 ? {} : { openType: 'share' })
    })

    test('the host requests the page’s message each time', () => {
      host.capability<Share>('share').useShareMessage(() => shared)
      const message = (host.taro.host.listeners.get('share') as (() => object) | undefined)?.()
      expect(message).toEqual(isH5 ? undefined : { title: 'Hotel', path: shared.link, imageUrl: '/pictures/1' })
    })
  })

  test('outside our own app there is none to find, and nothing to fit', async () => {
    const { findNativeApp } = host.capability<{ findNativeApp: FindNativeApp }>('native-app')
    await expect(findNativeApp()).resolves.toBeNull()
    const { fitAppFrame } = host.capability<{ fitAppFrame: FitAppFrame }>('native-app/frame')
    const actions: AppFrameActions = { onSignedOut: () => {} }
    await expect(fitAppFrame(actions)).resolves.toBeUndefined()
  })

  test('other tabs: reported when the browser’s storage changes or the page comes back, until stopped', () => {
    let count = 0
    const { watchOtherTabs } = host.capability<{ watchOtherTabs: WatchOtherTabs }>('storage/other-tabs')
    const stop = watchOtherTabs(() => (count += 1))
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'visible' })
    const turn = () => {
      window.dispatchEvent(new Event('storage'))
      document.dispatchEvent(new Event('visibilitychange'))
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
    }
    turn()
    expect(count).toBe(isH5 ? 3 : 0)
    stop()
    turn()
    expect(count).toBe(isH5 ? 3 : 0)
  })
})
