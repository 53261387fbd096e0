import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtFolder } from '../built-folder'
import { builtPx, builtRule } from '../built-rule'
import { findNodes } from '../find-node'
import { pageOf } from '../host-kind'
import { dragTo, firstWith, lastWithout, letGo, nodeIn, openState, turns, type Probe } from './probe'

const tabStates = { 2: 'two', 4: 'four fit', 5: 'five scroll', 7: 'more than four scroll' }

/** Probes of what scrolls, of columns and of the directions of a finger. */
export const layoutProbes = {
  backToTopAfterPx: async (phone) => {
    const state = await openState(phone, 'back-to-top', 'of this page, after 500 px')
    return lastWithout([499, 500, 501], async (topPx) => {
      phone.page.scroll(topPx)
      await turns()
      return findNodes(state(), '.top').length === 1
    })
  },
  exploreTabAtPx: async (phone) => {
    phone.open(pageOf('home'))
    await phone.see('.fall-cell')
    return firstWith([698, 699, 700, 701], async (topPx) => {
      phone.page.scroll(topPx)
      await turns()
      return phone.page.tabBar?.tree.text.includes('Top') === true
    })
  },
  loadMorePx: async ({ kind }) => {
    const written = readFileSync(join(builtFolder(kind), `${pageOf('home')}.json`), 'utf8')
    return (JSON.parse(written) as { onReachBottomDistance?: number }).onReachBottomDistance
  },
  tabBarLabels: async (phone) => {
    phone.open(pageOf('home'))
    const bar = await phone.waitFor('the tab bar', () => (phone.page.tabBar?.tree.text ? phone.page.tabBar : null))
    return findNodes(bar.tree, '.tab-bar-label').map(({ text }) => text)
  },
  tabsWithoutScroll: async (phone) =>
    lastWithout([2, 4, 5, 7], async (count) => {
      const name = Object.entries(tabStates).find(([key]) => Number(key) === count)?.[1] ?? ''
      const state = await openState(phone, 'tabs', name)
      return findNodes(state(), '.tabs-row').length === 1 && findNodes(state(), '.tabs-one').length === count
    }),
  pullLabels: async (phone) => {
    const labels: string[] = []
    for (const name of ['pulling', 'loosing', 'loading']) {
      labels.push(nodeIn((await openState(phone, 'pull-refresh', name))(), '.pull-text').text)
    }
    return labels
  },
  pullHeadPx: async ({ kind }) => builtPx(builtFolder(kind), '.pull-status', 'height'),
  pullAnimationMs: async ({ kind }) => {
    const [, seconds = ''] =
      /^height ([\d.]+)s/.exec(builtRule(builtFolder(kind), '.pull-settling', 'transition')) ?? []
    return 1000 * Number(seconds)
  },
  swipeThresholdPx: async (phone) => {
    const state = await openState(phone, 'swipe', 'direction from 10 px on')
    return firstWith([8, 9, 10, 11], async (px) => {
      const pad = nodeIn(state(), '.gallery-pad')
      await dragTo(phone, pad, px, 0)
      await turns()
      const { text } = nodeIn(state(), '.gallery-pad')
      letGo(phone, pad)
      return text.startsWith('horizontal')
    })
  },
  waterfallColumns: async (phone) => findNodes((await openState(phone, 'waterfall', 'cards'))(), '.fall-column').length,
  waterfallGutterPx: async ({ kind }) => builtPx(builtFolder(kind), '.fall-column:first-child', 'margin-right'),
  waterfallKinds: async (phone) => {
    const state = await openState(phone, 'waterfall', 'cards')
    const cards = { coupon: '.coupon', hotel: '.feed', moment: '.moment' }
    return Object.entries(cards).flatMap(([kind, card]) => (findNodes(state(), card).length > 0 ? [kind] : []))
  },
  emptyList: async (phone) => nodeIn((await openState(phone, 'list-footer', 'end'))(), '.list-end').text,
} satisfies Record<string, Probe>
