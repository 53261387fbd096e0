import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

const SURFACES = [
  { base: '#b98a5e', kind: 'wood' },
  { base: '#6f4f3a', kind: 'wood' },
  { base: '#e9e4da', kind: 'marble' },
  { base: '#3f4a55', kind: 'slate' },
  { base: '#e3cfae', kind: 'linen' },
  { base: '#8fb0a8', kind: 'linen' },
  { base: '#d9a08a', kind: 'linen' },
  { base: '#5f7f8f', kind: 'slate' },
] as const

/** Draws a table seen from above in wood, marble, slate or linen. */
export function drawTableTop({ canvas, random }: Stage): void {
  const { base, kind } = random.pick(SURFACES)
  canvas.rect(0, 0, 960, 640, canvas.fade(lighten(base, 0.14), darken(base, 0.16), 'diagonal'))
  if (kind === 'wood') {
    for (let row = 0; row < 6; row += 1) {
      canvas.rect(0, row * 108, 960, 108, random.chance(0.5) ? lighten(base, 0.1) : darken(base, 0.08), {
        opacity: 0.5,
      })
      canvas.rect(0, row * 108, 960, 2.4, darken(base, 0.45), { opacity: 0.7 })
      for (let grain = 0; grain < 5; grain += 1) {
        const y = row * 108 + random.between(14, 100)
        canvas.line(
          `M${random.between(-100, 400)} ${y}q160 ${random.between(-12, 12)} 320 0t340 0`,
          darken(base, 0.3),
          1.4,
          { opacity: 0.3 },
        )
      }
    }
  }
  if (kind === 'marble')
    for (let vein = 0; vein < 8; vein += 1)
      canvas.line(
        `M${random.between(-100, 700)} ${random.between(0, 600)}q80 ${random.between(-60, 60)} 190 20t240 ${random.between(20, 90)}`,
        '#9a9a98',
        random.between(1.2, 5),
        { opacity: 0.24 },
      )
  if (kind === 'linen') {
    for (let x = 0; x < 960; x += 9) canvas.rect(x, 0, 1, 640, darken(base, 0.22), { opacity: 0.16 })
    for (let y = 0; y < 640; y += 9) canvas.rect(0, y, 960, 1, darken(base, 0.22), { opacity: 0.16 })
  }
  if (kind === 'slate')
    for (let spot = 0; spot < 70; spot += 1)
      canvas.ellipse(
        random.between(0, 960),
        random.between(0, 640),
        random.between(10, 70),
        random.between(1, 3),
        lighten(base, 0.3),
        { opacity: 0.1 },
      )
  canvas.glow(200, 60, 620, 440, '#fff4d8', 0.32)
}

/** Draws a round plate from above with its shadow and rim. */
export function drawPlate({ canvas }: Stage, x: number, y: number, radius: number, glaze: string): void {
  canvas.ellipse(x + radius * 0.08, y + radius * 0.1, radius * 1.03, radius * 1.02, '#1a1420', {
    opacity: 0.34,
    blur: 9,
  })
  canvas.circle(x, y, radius, canvas.fade(lighten(glaze, 0.3), darken(glaze, 0.14), 'diagonal'))
  canvas.circle(x, y, radius * 0.97, 'none', { stroke: lighten(glaze, 0.5), strokeWidth: 2, opacity: 0.8 })
  canvas.circle(x, y, radius * 0.74, canvas.fade(darken(glaze, 0.1), lighten(glaze, 0.2), 'diagonal'))
  canvas.circle(x, y, radius * 0.72, lighten(glaze, 0.1))
}

/** Draws a deep bowl from above with broth in it. */
export function drawBowl({ canvas }: Stage, x: number, y: number, radius: number, glaze: string, broth: string): void {
  canvas.ellipse(x + radius * 0.09, y + radius * 0.12, radius * 1.03, radius * 1.02, '#1a1420', {
    opacity: 0.38,
    blur: 10,
  })
  canvas.circle(x, y, radius, canvas.fade(lighten(glaze, 0.25), darken(glaze, 0.25), 'diagonal'))
  canvas.circle(x, y, radius * 0.9, canvas.fade(darken(glaze, 0.4), lighten(glaze, 0.1), 'diagonal'))
  canvas.circle(
    x,
    y + radius * 0.02,
    radius * 0.84,
    canvas.radial([
      [0, lighten(broth, 0.2)],
      [0.8, broth],
      [1, darken(broth, 0.3)],
    ]),
  )
}

/** Draws a pair of chopsticks lying on their rest. */
export function drawChopsticks({ canvas, random }: Stage, x: number, y: number, turn: number): void {
  const wood = random.pick(['#7a3f2f', '#2f3138', '#c9985f'])
  canvas.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
    canvas.rect(x - 150, y + 8, 312, 22, '#1a1420', { opacity: 0.2, rx: 10, blur: 4 })
    canvas.rect(x + 74, y - 20, 24, 50, '#e8e2d6', { rx: 7 })
    for (const dy of [-6, 9])
      canvas.path(`M${x - 160} ${y + dy}l310 -4v9l-310 -2Z`, canvas.fade(lighten(wood, 0.3), wood))
  })
}

/** Draws a folded napkin with a fork and a knife. */
export function drawCutlery({ canvas, random }: Stage, x: number, y: number, turn: number): void {
  const cloth = random.pick(['#f4efe4', '#c9d6d2', '#e6c9b8', '#54708a'])
  const steel = canvas.linear(
    [
      [0, '#f4f6f8'],
      [0.5, '#b9c1c9'],
      [1, '#e3e8ec'],
    ],
    'right',
  )
  canvas.group({ transform: `rotate(${turn} ${x} ${y})` }, () => {
    canvas.rect(x - 58, y - 150, 122, 312, '#1a1420', { opacity: 0.24, blur: 6, rx: 4 })
    canvas.rect(x - 60, y - 156, 120, 310, canvas.fade(lighten(cloth, 0.3), darken(cloth, 0.08), 'right'), { rx: 3 })
    canvas.rect(x - 20, y - 156, 2, 310, darken(cloth, 0.2), { opacity: 0.5 })
    canvas.rect(x - 31, y - 40, 9, 160, steel, { rx: 4 })
    for (const dx of [-38, -30, -22, -14]) canvas.rect(x + dx, y - 128, 4.4, 66, steel, { rx: 2 })
    canvas.path(`M${x - 38} ${y - 70}h28q0 34 -12 38h-4q-12 -4 -12 -38Z`, steel)
    canvas.path(`M${x + 18} ${y - 130}q22 30 18 110h-18Z`, steel)
    canvas.rect(x + 18, y - 24, 11, 144, steel, { rx: 4 })
  })
}
