import { darken, mix } from '../drawing/colour'
import { smoothGround, type Point } from '../drawing/curves'
import type { Stage } from '../drawing/stage'
import { drawSky } from '../nature/sky'

/** Draws one sand dune with a lit back and a shaded slip face below its crest. */
export function drawDune(
  { canvas, air }: Stage,
  crestX: number,
  top: number,
  foot: number,
  far: number,
  lean: 1 | -1,
): void {
  const sand = air.tint('#e6b26e', far)
  const back: Point[] = [
    [crestX - lean * 900, foot],
    [crestX - lean * 460, foot - (foot - top) * 0.34],
    [crestX - lean * 170, top + 22],
    [crestX, top],
    [crestX + lean * 170, top + 70],
    [crestX + lean * 420, foot - 20],
    [crestX + lean * 800, foot],
  ]
  const line = lean === 1 ? back : [...back].reverse()
  canvas.path(smoothGround(line, 660), canvas.fade(mix(sand, air.sun, 0.3), sand))
  const shade = `M${crestX} ${top}C${crestX + lean * 30} ${top + 60} ${crestX - lean * 90} ${top + (foot - top) * 0.5} ${crestX - lean * 30} ${foot + 90}L${crestX + lean * 820} ${foot + 90}L${crestX + lean * 800} ${foot}C${crestX + lean * 520} ${foot - 10} ${crestX + lean * 330} ${top + 150} ${crestX + lean * 170} ${top + 70}Q${crestX + lean * 80} ${top + 28} ${crestX} ${top}Z`
  canvas.path(shade, canvas.fade(darken(sand, 0.36), darken(sand, 0.1)))
}

/** Draws a camel walking in profile, its feet on y. */
function drawCamel({ canvas, air }: Stage, x: number, y: number, size: number, cloth: string): void {
  const coat = darken(air.tint('#9a6a42'), 0.28)
  const at = (data: string): string => data
  canvas.group({ transform: `translate(${x} ${y}) scale(${size})` }, () => {
    canvas.path(
      at(
        'M-34 -34Q-36 -52 -20 -56Q-12 -76 2 -58Q16 -62 24 -52Q36 -46 42 -66Q44 -80 54 -80L66 -76Q68 -70 62 -68L54 -68Q52 -44 40 -34Q32 -26 26 -26L24 0H19L17 -26H-14L-16 0H-21L-22 -28L-28 0H-33L-31 -30Q-40 -20 -42 -28Q-38 -32 -34 -34Z',
      ),
      coat,
    )
    canvas.path('M14 -28L11 0H6L7 -28Z', darken(coat, 0.2))
    canvas.path('M-18 -58Q-10 -78 4 -60L14 -36H-24Z', air.tint(cloth))
    canvas.path('M-20 -46H10', 'none', { stroke: air.tint('#f6d79a'), strokeWidth: 2.4 })
  })
}

/** Dunes with sharp crests and a small caravan. */
export function drawDunes(stage: Stage): void {
  const { canvas, random, air } = stage
  const lean = random.chance(0.5) ? 1 : -1
  drawSky(stage, { horizon: 400, sunX: lean === 1 ? 250 : 720, clouds: 3 })
  drawDune(stage, random.between(600, 760), 296, 410, 0.55, lean)
  drawDune(stage, random.between(160, 320), 320, 440, 0.4, lean)
  drawDune(stage, random.between(540, 700), 330, 510, 0.16, lean)
  const cloths = ['#c8452f', '#2f7f86', '#d9a441']
  for (let index = 0; index < 4; index += 1)
    drawCamel(stage, 210 + index * 92, 500 - index * 5, 0.66, cloths[index % 3] ?? '#c8452f')
  drawDune(stage, random.between(260, 420), 486, 640, 0, lean)
  for (let index = 0; index < 16; index += 1) {
    const y = 566 + index * 6
    canvas.line(`M${random.between(-40, 500)} ${y}q60 -7 120 0t120 0t120 0`, darken(air.tint('#e6b26e'), 0.25), 1.3, {
      opacity: 0.25,
    })
  }
}
