/** @jest-environment jsdom */
import { builtFolder } from './support/built-folder'
import { drawPage } from './support/draw-page'
import { pageOf } from './support/host-kind'
import { MiniProgram } from './support/mini-program'

test('the built templates draw Explore, and the sheet for dates when it opens', async () => {
  const phone = new MiniProgram('weapp', 'http://localhost:9')
  phone.open(pageOf('home'))
  drawPage(phone.page, builtFolder('weapp'), phone.page.route)
  await phone.waitFor('Search to be drawn', () => document.querySelector('.seek .btn')?.textContent?.includes('Search'))
  expect(document.querySelectorAll('.seek-row')).toHaveLength(4)
  await phone.tap('.seek-row', 'night')
  await phone.waitFor('the calendar to be drawn', () => document.querySelectorAll('.cal-day').length > 28)
  phone.end()
}, 60_000)
