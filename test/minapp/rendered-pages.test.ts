/** @jest-environment jsdom */
import { readAppPages } from './support/app-json'
import { builtFolder } from './support/built-folder'
import { drawPage } from './support/draw-page'
import type { LiveTree } from './support/live-tree'
import { MiniProgram } from './support/mini-program'
import { allNodes } from './support/page-tree'
import { simulateTree } from './support/simulate-tree'

const folder = builtFolder('weapp')
const { all, tabs } = readAppPages(folder)

type Render = (tree: LiveTree, route: string) => Element

/** WeChat's two compilers of WXML, each with a renderer: wcc, a program that miniprogram-simulate brings along, and that of glass-easel. simulate's third, in plain JavaScript, knows no templates, of which Taro's pages consist. */
const compilers: readonly (readonly [string, Render])[] = [
  ['wcc and miniprogram-simulate', (tree, route) => simulateTree(tree, folder, route)],
  [
    'glass-easel',
    (tree, route) => {
      document.body.replaceChildren()
      drawPage(tree, folder, route)
      return document.body
    },
  ],
]

let phone: MiniProgram

beforeEach(() => {
  phone = new MiniProgram('weapp', 'http://localhost:9')
})

afterEach(() => phone.end())

/** The last class of every node that has one, in reading order, as the page's script side has it. */
const expectedClasses = (tree: LiveTree) => allNodes(tree.tree).flatMap(({ classes }) => classes.at(-1) ?? [])

/** The same of what was rendered; miniprogram-simulate puts the component's name before each class. */
const shownClasses = (place: Element) =>
  [...place.querySelectorAll('[class]')].flatMap(
    (element) => element.className.split(' ').at(-1)?.split('--').at(-1) ?? [],
  )

describe.each(compilers)('%s', (_name, render) => {
  test.each(all)('page %s', async (route) => {
    phone.open(route)
    const page = phone.page
    await phone.waitFor('the page to have content', () => page.tree.text !== '')
    const place = render(page, route)
    expect(place.textContent).toBe(page.tree.text)
    expect(shownClasses(place)).toEqual(expectedClasses(page))
  })

  test.each(tabs)('the tab bar of %s', async (route) => {
    phone.open(route)
    const bar = await phone.waitFor('the tab bar', () => phone.page.tabBar)
    await phone.waitFor('its tabs', () => bar.tree.text !== '')
    const place = render(bar, 'custom-tab-bar/index')
    expect(place.textContent).toBe('ExploreWishlistBookingsProfile')
    expect(shownClasses(place)).toEqual(expectedClasses(bar))
  })

  test('what a tap opens is rendered too', async () => {
    phone.open('pages/home/index')
    await phone.see('.seek-row', 'night')
    const place = render(phone.page, 'pages/home/index')
    await phone.tap('.seek-row', 'night')
    await phone.see('.cal-day')
    expect(place.textContent).toBe(phone.text())
    expect(place.textContent).toContain('Select dates')
  })
})
