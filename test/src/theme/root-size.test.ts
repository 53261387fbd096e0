/** @jest-environment node */
import { join } from 'node:path'
import { compile } from 'sass'

const css = compile(join(__dirname, '../../../src/theme/base.scss')).css
const fontSize = /html\s*\{[^}]*font-size:\s*min\((\d+)vw,\s*(\d+)px\)/i.exec(css)

/** The root's size at a window's width, as the style sheet states it. */
const rootPx = (widthPx: number) => Math.min((Number(fontSize?.[1]) / 100) * widthPx, Number(fontSize?.[2]))

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
