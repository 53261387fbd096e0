import { widgetConstants } from '../../../support/spec/widget-constants'
import { builtFolder } from '../built-folder'
import { builtRule } from '../built-rule'
import { findNodes } from '../find-node'
import { pageOf } from '../host-kind'
import type { MiniProgram } from '../mini-program'
import { delayOf, lastWithout, nodeIn, openState, pass, stopClock, turns, type Probe } from './probe'

async function openPicker(phone: MiniProgram): Promise<void> {
  phone.open(pageOf('home'))
  await phone.tap('.seek-row', 'Where to?')
  await phone.see('.dest-tile')
}

const requestedKeywords = ({ network }: MiniProgram) =>
  network.requestedUrls
    .map((url) => new URLSearchParams(url.split('?')[1]).get('keyword'))
    .filter((keyword) => keyword !== null)

/** Opens the popup that a state of the gallery is about. */
async function openPopup(phone: MiniProgram, section: string, name: string) {
  const state = await openState(phone, section, name)
  phone.page.fire(nodeIn(state(), '.btn'), 'tap')
  return phone.see('.sheet-panel')
}

/** Probes of the destination picker and the filters' popups. */
export const choiceProbes = {
  destinationNoResult: async (phone) => {
    await openPicker(phone)
    await phone.type('.box-input', 'zzzzqq')
    return (await phone.see('.dest-none-text')).text
  },
  destinationLocationFailed: async (phone) => {
    await openPopup(phone, 'destination', 'location failed')
    await phone.see('.dest-relocate', 'Relocate')
    return (await phone.see('.dest-here .dest-name')).text
  },
  destinationTilesMost: (phone) =>
    lastWithout([30, 31], async (places) => {
      await openPopup(phone, 'destination', places === 30 ? 'thirty places' : 'thirty-one places')
      await phone.see('.dest-region')
      return phone.all('.dest-region .chip').length !== places
    }),
  searchThrottleMs: async (phone) => {
    await openPicker(phone)
    stopClock()
    await phone.type('.box-input', 'k')
    await pass(0)
    await phone.type('.box-input', 'ky')
    await pass(0)
    if (requestedKeywords(phone).join() !== 'k') return `requested ${requestedKeywords(phone).join()} at once`
    return delayOf(widgetConstants.searchThrottleMs.value, () => requestedKeywords(phone).join() === 'k,ky')
  },
  searchMostCharacters: async (phone) => {
    await openPicker(phone)
    await phone.type('.box-input', 'a'.repeat(60))
    await phone.waitFor('a search', () => requestedKeywords(phone)[0])
    await turns()
    const shown = (await phone.see('.box-input')).attributes.value
    return shown === requestedKeywords(phone)[0] ? String(shown).length : `shows ${String(shown)}`
  },
  searchWithoutWhiteSpace: async (phone) => {
    await openPicker(phone)
    await phone.type('.box-input', ' ky o to ')
    return phone.waitFor('a search', () => requestedKeywords(phone)[0])
  },
  morePopupHeightPercent: async (phone) => {
    const { classes } = await openPopup(phone, 'more-popup', 'nothing chosen')
    const size = classes.find((name) => /^sheet-\d+$/.test(name)) ?? ''
    return Number.parseFloat(builtRule(builtFolder(phone.kind), `.${size}`, 'height'))
  },
  tagPopupZIndex: async (phone) => {
    await openPopup(phone, 'more-popup', 'nothing chosen')
    return Number(builtRule(builtFolder(phone.kind), '.sheet', 'z-index'))
  },
  tagOptionsMost: async (phone) => {
    await openPopup(phone, 'more-popup', 'more tags than it shows')
    return findNodes(nodeIn(phone.page.tree, '.tags', 'Features'), '.tags-tag').length
  },
  gradeLabels: async (phone) => {
    await openPopup(phone, 'grade-popup', 'grades alone')
    return phone.all('.grades-chinese').map(({ text }) => text)
  },
  loginPopupZIndex: async ({ kind }) => Number(builtRule(builtFolder(kind), '.login-popup', 'z-index')),
} satisfies Record<string, Probe>
