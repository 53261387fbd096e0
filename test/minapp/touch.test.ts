import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { destinationText } from '../../src/domain/text/app-text'
import { builtFolder } from './support/built-folder'
import { faultsOf } from './support/faults-of'
import { findNodes } from './support/find-node'
import { hosts, pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'
import { pageTree, type PageNode } from './support/page-tree'
import { shopOfTests } from './support/shop'
import { drag, lift, press, tapAt } from './support/touch'

/** What is not there: it has no text and takes no touch. */
const missing = pageTree({}, new Map())
const beijing = { latitude: 39.9087, longitude: 116.3975 }

const shop = shopOfTests()

describe.each(hosts)('%s', (kind) => {
  let phone: MiniProgram

  beforeEach(() => {
    phone = new MiniProgram(kind, shop.url)
  })

  afterEach(() => {
    expect(faultsOf(phone)).toEqual([])
    phone.end()
  })

  /** Opens a section of the gallery; returns a finder of nodes in one of its states, which returns a bare node where there is none. */
  async function openSection(section: string, name: string) {
    phone.open(`${pageOf('gallery')}?section=${section}`)
    await phone.see('.gallery-state', name)
    return (selector: string, index = 0): PageNode => {
      const state = phone.all('.gallery-state').find((each) => findNodes(each, '.gallery-name')[0]?.text === name)
      return (state && findNodes(state, selector)[index]) ?? missing
    }
  }

  const styleOf = ({ attributes: { style } }: PageNode) => (typeof style === 'string' ? style : '')
  const callsOf = (name: string) => phone.calls.filter((call) => call.name === name).map(({ options }) => options)

  test('a column turns under the finger and settles on an option', async () => {
    const find = await openSection('picker', 'one column')
    const way = [500, 454, 408].map((y) => ({ x: 195, y }))
    await press(phone, find('.pick-column'), way, 400)
    await phone.waitFor('the column to follow', () => styleOf(find('.pick-list')).includes('none'))
    lift(phone, find('.pick-column'), { x: 195, y: 408 })
    await phone.waitFor('the choice', () => find('.gallery-text').text === 'Chosen: Bunk')
  }, 60_000)

  test('stars are rated by sliding over them', async () => {
    const find = await openSection('rating', 'five stars')
    await drag(
      phone,
      find('.rate-choice', 2),
      [200, 250, 300].map((x) => ({ x, y: 100 })),
    )
    await phone.waitFor('five stars', () => find('.gallery-text').text === '5')
  }, 60_000)

  test('a thumb of the price range follows the finger', async () => {
    const find = await openSection('price-range', 'any price')
    expect(find('.range-text').text).toBe('Any price in CNY')
    await drag(
      phone,
      find('.range-thumb', 1),
      [350, 300, 201].map((x) => ({ x, y: 300 })),
    )
    await phone.waitFor('the middle', () => /left: ?50%/.test(styleOf(find('.range-thumb', 1))))
    await phone.waitFor('the range in words', () => !find('.range-text').text.includes('Any price'))
  }, 60_000)

  test('a sheet follows its head, springs back, and is thrown down', async () => {
    await openSection('sheet', '85 per cent')
    await phone.tap('.btn', 'Open: 85 per cent')
    const handle = await phone.see('.sheet-handle')
    const panel = () => styleOf(phone.find('.sheet-panel') ?? handle)
    const way = [150, 170, 190].map((y) => ({ x: 195, y }))
    await press(phone, handle, way, 400)
    await phone.waitFor('the sheet to follow', () => panel().includes('translateY(40px)'))
    lift(phone, handle, { x: 195, y: 190 })
    await phone.waitFor('the sheet to spring back', () => !panel().includes('translateY'))
    await drag(
      phone,
      handle,
      [150, 300].map((y) => ({ x: 195, y })),
    )
    await phone.waitFor('the sheet to go', () => !phone.find('.sheet-panel'))
  }, 60_000)

  test('more tabs than four are brought into view by the host', async () => {
    const find = await openSection('tabs', 'more than four scroll')
    const shown = () => String(find('.tabs-row').attributes['scroll-into-view'])
    await phone.waitFor('the first tab', () => shown() === find('.tabs-one').id)
    phone.page.fire(find('.tabs-one', 5), 'tap')
    await phone.waitFor('the sixth tab', () => shown() === find('.tabs-one', 5).id)
  }, 60_000)

  test('a video is played, tracked and paused by the host', async () => {
    const find = await openSection('video-mini-player', 'live')
    phone.page.fire(find('.video-tap'), 'tap')
    await phone.waitFor('the video', () => callsOf('video.play').length === 1 && find('.video-surface') !== missing)
    const surface = find('.video-surface')
    expect(callsOf('video.play')).toEqual([surface.id])
    phone.page.fire(surface, 'play')
    phone.page.fire(surface, 'timeupdate', { currentTime: 4, duration: 12 })
    await phone.waitFor('the video to play', () => find('.video-playing') !== missing)
    await phone.waitFor('the time', () => find('.video-time').text.includes('0:04'))
    phone.page.fire(find('.video-playing'), 'tap')
    await phone.waitFor(
      'the pause',
      () => callsOf('video.pause').includes(surface.id) && find('.video-paused') !== missing,
    )
    phone.page.fire(surface, 'ended')
    await phone.waitFor('the end', () => find('.video-ended') !== missing)
  }, 60_000)

  test('two taps like a video, with a bubble where they were', async () => {
    const find = await openSection('video-mini-player', 'live, liked by two taps')
    phone.device.rects.set(`#${find('.video').id}`, { left: 16, top: 200, width: 200, height: 100 })
    const place = { x: 66, y: 225 }
    tapAt(phone, find('.video-tap'), place)
    tapAt(phone, find('.video-tap'), place)
    await phone.waitFor('the like', () => find('.gallery-text').text === 'Likes: 1')
    await phone.waitFor('the bubble', () => /left: ?25%;.*top: ?25%/.test(styleOf(find('.like-bubble'))))
  }, 60_000)

  test('a video that cannot be played shows a failure', async () => {
    const find = await openSection('video-mini-player', 'live, cannot be played')
    phone.page.fire(find('.video-tap'), 'tap')
    await phone.waitFor('the video', () => find('.video-surface') !== missing)
    phone.page.fire(find('.video-surface'), 'error', { errMsg: 'MEDIA_ERR' })
    await phone.waitFor('the failure', () => find('.video-failed') !== missing)
  }, 60_000)

  test('only months near the visible part are rendered', async () => {
    phone.open(pageOf('home'))
    await phone.tap('.seek-row', 'night')
    await phone.see('.cal-day')
    const renderedMonths = () => phone.all('.cal-month').map((month) => findNodes(month, '.cal-day').length > 0)
    await phone.waitFor(
      'the first two months',
      () => renderedMonths()[0] && renderedMonths()[1] && renderedMonths().at(-1) === false,
    )
    phone.page.fire(await phone.see('.sheet-body'), 'scroll', { scrollTop: 1500 })
    await phone.waitFor('the months in the middle alone', () => renderedMonths()[4] && !renderedMonths()[1])
    phone.page.fire(await phone.see('.sheet-body'), 'scroll', { scrollTop: 0 })
    await phone.waitFor('the first months again', () => renderedMonths()[1] && !renderedMonths()[4])
  }, 60_000)

  test('the location is requested by a tap alone, and again where that failed', async () => {
    const call = kind === 'weapp' ? 'getFuzzyLocation' : 'getLocation'
    phone.open(pageOf('home'))
    await phone.tap('.seek-row', 'Where to?')
    await phone.see('.dest-here-face', 'Use current location')
    expect(callsOf(call)).toEqual([])
    await phone.tap('.dest-here-face', 'Use current location')
    await phone.see('.dest-here', destinationText.locationFailed)
    phone.device.position = beijing
    await phone.tap('.dest-relocate', 'Relocate')
    await phone.see('.dest-here-face', 'Beijing')
    await phone.waitFor('the second request', () => callsOf(call).length === 2)
    await phone.tap('.dest-here-face', 'Beijing')
    await phone.see('.seek-row', 'Beijing')
  }, 60_000)

  test('the search page shows that the location failed, and searches nearby once it is known', async () => {
    phone.open(pageOf('search'))
    await phone.tap('.find-near')
    await phone.see('.find-near', destinationText.locationFailed)
    phone.device.position = beijing
    await phone.tap('.find-near-again', 'Relocate')
    await phone.arrive(pageOf('hotelList'))
    await phone.see('.hotel')
  }, 60_000)

  test.each(['home', 'orderList'] as const)(
    'the host pulls %s down, which refreshes and ends',
    async (name) => {
      const config = JSON.parse(readFileSync(join(builtFolder(kind), `${pageOf(name)}.json`), 'utf8')) as object
      expect(config).toMatchObject({ [kind === 'alipay' ? 'pullRefresh' : 'enablePullDownRefresh']: true })
      phone.open(pageOf(name))
      await phone.see('.screen')
      phone.page.pullDown()
      await phone.waitFor('the pull to end', () => callsOf('stopPullDownRefresh').length === 1)
    },
    60_000,
  )
})
