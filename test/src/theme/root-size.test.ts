/** @jest-environment node */
import { join } from 'node:path'
import { compile } from 'sass'

const css = compile(join(__dirname, '../../../src/theme/base.scss')).css
const stated = /html\s*\{[^}]*font-size:\s*calc\(min\((\d+)vw,\s*(\d+)px\) \+ \(1rem - (\d+)px\) \* ([\d.]+)\)/i.exec(
  css,
)
const [share = 0, most = 0, usual = 0, growth = 0] = (stated ?? []).slice(1).map(Number)

/** The root's size at a window's width and the reader's text size, as the style sheet states it. */
const rootPx = (widthPx: number, textPx = 16) => Math.min((share / 100) * widthPx, most) + (textPx - usual) * growth

test.each([
  [320, 32],
  [375, 37.5],
  [390, 39],
  [540, 54],
  [541, 54],
  [1200, 54],
])('on a window %i px wide a rem is %d px: a tenth, of 540 px at most (spec §9)', (widthPx, px) => {
  expect(rootPx(widthPx)).toBeCloseTo(px, 10)
})

test.each([
  [320, 2.1],
  [375, 1.99],
  [430, 1.87],
])('with text of twice the usual size everything on a window %i px wide is %d times as large', (widthPx, times) => {
  expect(rootPx(widthPx, 32) / rootPx(widthPx)).toBeGreaterThan(times)
})
