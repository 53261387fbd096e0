import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { projectFolder } from '../../support/server/project-folder'
import type { Engine } from './engine'

/** Pixels of a window, three bytes each, row by row; `scale` is device pixels per CSS pixel. */
export interface Picture {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly rgb: Buffer
}

const savesAll = Boolean(process.env.SCREENS)

/** Saves what the window shows as dist/screens/<engine>/<name>.png when SCREENS or `always` is set. */
export async function savePicture(engine: Engine, name: string, always = false): Promise<void> {
  if (!savesAll && !always) return
  const folder = join(projectFolder, 'dist/screens', engine.name)
  mkdirSync(folder, { recursive: true })
  const { width, height, rgb } = await engine.capture()
  await sharp(rgb, { raw: { width, height, channels: 3 } })
    .png()
    .toFile(join(folder, `${name}.png`))
}

/** Share of pixels that differ from the most frequent color, 0 to 1: near 0 for a blank window. */
export function inkShare({ rgb, width, height }: Picture): number {
  const counts = new Map<number, number>()
  for (let at = 0; at < rgb.length; at += 3) {
    const color = rgb.readUIntBE(at, 3)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  const most = [...counts.values()].reduce((one, other) => Math.max(one, other), 0)
  return 1 - most / (width * height)
}
