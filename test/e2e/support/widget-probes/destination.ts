import type { Page } from 'playwright-core'
import { widgetConstants } from '../../../support/spec/widget-constants'
import { delayOf, settled, lastWithout, openState, type Probe } from './probe'

/** Opens the destination picker on Explore; returns it with its requests so far. */
async function openPicker(page: Page) {
  const keywords: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const keyword = searchParams.get('keyword')
    if (pathname.startsWith('/api/') && keyword !== null) keywords.push(keyword)
  })
  await page.goto('/home')
  await page.getByRole('button', { name: /^Destination/ }).tap()
  const box = page.getByRole('combobox')
  await box.waitFor()
  return { keywords, box }
}

/** Probes of the destination picker. */
export const destinationProbes = {
  destinationNoResult: async (page) => {
    const { box } = await openPicker(page)
    await box.fill('zzzzqq')
    return page.locator('.dest-none-text').textContent()
  },
  destinationLocationFailed: async (page) => {
    const state = await openState(page, 'destination', 'location failed')
    await state.getByRole('button').tap()
    await page.getByRole('button', { name: 'Relocate' }).waitFor()
    return page.locator('.dest-here .dest-name').textContent()
  },
  destinationTilesMost: (page) =>
    lastWithout([30, 31], async (places) => {
      const state = await openState(page, 'destination', places === 30 ? 'thirty places' : 'thirty-one places')
      await state.getByRole('button').tap()
      await page.locator('.dest-region').waitFor()
      return (await page.locator('.dest-region .dest-chips button').count()) !== places
    }),
  searchThrottleMs: async (page) => {
    await page.clock.install()
    const { keywords, box } = await openPicker(page)
    await page.clock.pauseAt(Date.now() + 60_000)
    await box.fill('k')
    await box.fill('ky')
    await settled(page)
    if (keywords.join() !== 'k') return `asked for ${keywords.join()} at once`
    return delayOf(page, widgetConstants.searchThrottleMs.value, async () => {
      await settled(page)
      return keywords.join() === 'k,ky'
    })
  },
  searchMostCharacters: async (page) => {
    const { keywords, box } = await openPicker(page)
    const sent = page.waitForRequest(/keyword=/)
    await box.fill('a'.repeat(60))
    await sent
    const shown = await box.inputValue()
    return shown === keywords.at(-1) ? shown.length : `shows ${shown}, asks for ${keywords.at(-1)}`
  },
  searchWithoutWhiteSpace: async (page) => {
    const { keywords, box } = await openPicker(page)
    const sent = page.waitForRequest(/keyword=/)
    await box.fill(' ky o to ')
    await sent
    return keywords.at(-1)
  },
} satisfies Record<string, Probe>
