import { darken, lighten } from '../drawing/colour'
import type { Stage } from '../drawing/stage'

/** A hair style of a portrait: what lies behind the head and what lies on it. */
export interface HairStyle {
  behind?: (stage: Stage, colour: string) => void
  front: (stage: Stage, colour: string) => void
}

const crop = ({ canvas }: Stage, colour: string): void => {
  canvas.path(
    'M72 112Q66 50 120 48T168 112Q166 88 148 80Q118 90 92 80Q76 90 72 112Z',
    canvas.fade(lighten(colour, 0.16), colour),
  )
}

const sidePart = ({ canvas }: Stage, colour: string): void => {
  canvas.path(
    'M70 116Q60 44 124 44T170 116Q166 84 138 76Q104 92 82 84Q72 96 70 116Z',
    canvas.fade(lighten(colour, 0.2), colour, 'diagonal'),
  )
}

const fringe = ({ canvas }: Stage, colour: string): void => {
  canvas.path(
    'M68 122Q58 42 120 42T172 122Q170 104 164 92Q120 100 76 92Q70 104 68 122Z',
    canvas.fade(lighten(colour, 0.2), colour),
  )
  for (const x of [92, 108, 124, 140]) canvas.line(`M${x} 62q-3 18 -1 32`, darken(colour, 0.25), 1.6, { opacity: 0.4 })
}

const curls = ({ canvas }: Stage, colour: string): void => {
  for (const [x, y, r] of [
    [78, 92, 20],
    [84, 68, 22],
    [106, 54, 24],
    [132, 52, 24],
    [154, 66, 22],
    [163, 92, 20],
    [120, 66, 24],
  ] as const)
    canvas.circle(
      x,
      y,
      r,
      canvas.radial(
        [
          [0, lighten(colour, 0.2)],
          [1, colour],
        ],
        0.4,
        0.3,
        0.8,
      ),
    )
}

const long = ({ canvas }: Stage, colour: string): void =>
  canvas.path(
    'M62 196Q50 40 120 40T178 196Q160 206 150 190V110H90V190Q78 206 62 196Z',
    canvas.fade(colour, darken(colour, 0.2)),
  )
const bob = ({ canvas }: Stage, colour: string): void =>
  canvas.path(
    'M62 154Q54 40 120 40T178 154Q168 166 152 156V106H88V156Q72 166 62 154Z',
    canvas.fade(colour, darken(colour, 0.2)),
  )
const bun = ({ canvas }: Stage, colour: string): void => {
  canvas.circle(
    120,
    36,
    24,
    canvas.radial(
      [
        [0, lighten(colour, 0.2)],
        [1, darken(colour, 0.1)],
      ],
      0.4,
      0.3,
      0.8,
    ),
  )
}
const cloud = ({ canvas }: Stage, colour: string): void => {
  for (const [x, y, r] of [
    [70, 120, 30],
    [66, 88, 32],
    [84, 58, 34],
    [120, 46, 38],
    [156, 58, 34],
    [174, 88, 32],
    [170, 120, 30],
  ] as const)
    canvas.circle(x, y, r, colour)
}

/** All hair styles, to choose from. */
export const HAIR_STYLES: readonly HairStyle[] = [
  { front: crop },
  { front: sidePart },
  { front: curls },
  { front: fringe, behind: long },
  { front: sidePart, behind: long },
  { front: fringe, behind: bob },
  { front: sidePart, behind: bob },
  { front: sidePart, behind: bun },
  { front: crop, behind: cloud },
  { front: curls, behind: bob },
]
