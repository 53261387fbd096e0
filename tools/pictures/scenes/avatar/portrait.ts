import { darken, lighten, mix } from '../drawing/colour'
import type { Stage } from '../drawing/stage'
import { HAIR_STYLES } from './hair'

const GROUNDS = [
  '#bfe0e2',
  '#f6d2b8',
  '#d6d9f0',
  '#f3e0a6',
  '#cfe3c4',
  '#f2c9cc',
  '#c7d8ea',
  '#e3d0e6',
  '#9fcfcb',
  '#f0bfa0',
] as const
const SKINS = ['#f7d7bd', '#efc19c', '#dda578', '#c08558', '#9a6644', '#7a4d35', '#f3cbb0'] as const
const HAIR = ['#2b2422', '#1e1b21', '#4a3224', '#6f4a2f', '#a8743f', '#d9b06a', '#8f8a88', '#7a3a2a'] as const
const CLOTHES = [
  '#0f6c74',
  '#c9543f',
  '#e0a63f',
  '#54608f',
  '#6f8f5a',
  '#b5657a',
  '#39424f',
  '#f4efe4',
  '#8a6fa8',
] as const

function drawShoulders({ canvas, random }: Stage, cloth: string, skin: string): void {
  canvas.path('M34 250Q36 190 92 180H148Q204 190 206 250Z', canvas.fade(lighten(cloth, 0.12), darken(cloth, 0.2)))
  canvas.path('M100 140h40v36q-20 26 -40 0Z', mix(skin, '#7a3526', 0.24))
  const collar = random.whole(0, 2)
  if (collar === 0) canvas.path('M92 178Q120 214 148 178L156 182Q120 232 84 182Z', lighten(cloth, 0.3))
  else if (collar === 1)
    canvas.path('M96 176L120 204L144 176L158 186L132 224L120 206L108 224L82 186Z', lighten(cloth, 0.4))
  else canvas.path('M90 180Q88 166 100 164Q120 184 140 164Q152 166 150 180Q120 204 90 180Z', darken(cloth, 0.12))
}

function drawFace({ canvas, random }: Stage, skin: string, hair: string): void {
  for (const side of [-1, 1]) canvas.ellipse(120 + side * 47, 116, 8, 12, mix(skin, '#7a3526', 0.15))
  canvas.path(
    'M74 104Q74 58 120 58T166 104Q166 142 146 156Q120 172 94 156Q74 142 74 104Z',
    canvas.fade(lighten(skin, 0.12), skin, 'diagonal'),
  )
  for (const side of [-1, 1]) {
    canvas.glow(120 + side * 27, 134, 17, 12, '#e8705a', 0.4)
    const brow = darken(hair, 0.1)
    canvas.line(`M${120 + side * 28} 97q${-side * 8} -5 ${-side * 18} -1`, brow, 3.6)
    canvas.ellipse(120 + side * 19, 112, 4.4, 5.6, '#2a2226')
    canvas.circle(120 + side * 19 + 1.5, 110, 1.5, '#ffffff')
  }
  canvas.line('M120 114q-6 12 1 15', mix(skin, '#7a3526', 0.36), 2.8)
  const smile = random.whole(0, 2)
  if (smile === 0)
    canvas.path('M104 138Q120 158 136 138Q120 144 104 138Z', '#ffffff', {
      stroke: mix(skin, '#a8323a', 0.6),
      strokeWidth: 2,
    })
  else
    canvas.line(smile === 1 ? 'M106 140Q120 152 134 140' : 'M108 142Q122 150 135 138', mix(skin, '#a8323a', 0.65), 3.4)
}

function drawExtras({ canvas, random }: Stage, hair: string, mayHaveBeard: boolean): void {
  const extra = random.whole(0, 6)
  if (extra === 0) {
    for (const x of [101, 139]) canvas.circle(x, 112, 15, 'none', { stroke: '#39323a', strokeWidth: 3 })
    canvas.line('M116 110q4 -3 8 0', '#39323a', 3)
  } else if (extra === 1 && mayHaveBeard)
    canvas.path(
      'M80 128Q82 162 120 168Q158 162 160 128Q156 146 138 146Q128 136 120 138Q112 136 102 146Q84 146 80 128ZM108 150q12 9 24 0q-12 -4 -24 0Z',
      hair,
      { opacity: 0.92 },
    )
  else if (extra === 2) {
    const hat = random.pick(['#e6c98f', '#c9543f', '#3f7f8c'])
    canvas.ellipse(120, 76, 82, 15, darken(hat, 0.12))
    canvas.path('M74 76Q74 26 120 26T166 76Q120 88 74 76Z', canvas.fade(lighten(hat, 0.2), hat))
    canvas.path('M74 68Q120 84 166 68V78Q120 92 74 78Z', darken(hat, 0.4))
  } else if (extra === 3) for (const x of [72, 168]) canvas.circle(x, 134, 4.6, '#e0b04a')
}

/** A flat portrait of an invented person, on a stage of 240 by 240. */
export function drawPortrait(stage: Stage): void {
  const { canvas, random } = stage
  const ground = random.pick(GROUNDS)
  const skin = random.pick(SKINS)
  const hair = random.pick(HAIR)
  const style = random.pick(HAIR_STYLES)
  canvas.rect(0, 0, 240, 240, canvas.fade(lighten(ground, 0.25), darken(ground, 0.05), 'diagonal'))
  canvas.circle(random.between(150, 210), random.between(40, 90), random.between(50, 80), '#ffffff', { opacity: 0.3 })
  style.behind?.(stage, hair)
  drawShoulders(stage, random.pick(CLOTHES), skin)
  canvas.path('M100 160q20 18 40 0v8q-20 20 -40 0Z', mix(skin, '#7a3526', 0.45), { opacity: 0.5 })
  drawFace(stage, skin, hair)
  style.front(stage, hair)
  drawExtras(stage, hair, style.behind === undefined)
}
