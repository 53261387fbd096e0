import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawPicture } from './draw-picture'
import type { Picture } from './picture'
import { picturePlan, type PlannedPicture } from './picture-plan'

const folder = path.resolve('server/pictures/files')

async function averageColorOf(pixels: Buffer): Promise<string> {
  const { channels } = await sharp(pixels).stats()
  const parts = channels.slice(0, 3).map((channel) => Math.round(channel.mean).toString(16).padStart(2, '0'))
  return `#${parts.join('')}`
}

async function writePicture(planned: PlannedPicture): Promise<Picture> {
  const pixels = await sharp(Buffer.from(drawPicture(planned)))
    .flatten({ background: '#ffffff' })
    .png({ compressionLevel: 0 })
    .toBuffer()
  await sharp(pixels)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(folder, `${planned.id}.webp`))
  const { id, kind, mood, layout, width, height, alt } = planned
  return { id, kind, mood, layout, width, height, averageColor: await averageColorOf(pixels), alt }
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rDrawing pictures: ${done} of ${total}${done === total ? '\n' : ''}`)
  else if (done % 20 === 0 || done === total) process.stdout.write(`Drawing pictures: ${done} of ${total}\n`)
}

async function removeOthers(kept: readonly string[]): Promise<void> {
  const names = new Set([...kept.map((id) => `${id}.webp`), 'manifest.json'])
  const others = (await readdir(folder)).filter((name) => !names.has(name))
  await Promise.all(others.map((name) => rm(path.join(folder, name))))
}

const plan = picturePlan()
await mkdir(folder, { recursive: true })
const pictures: Picture[] = []
for (const planned of plan) {
  pictures.push(await writePicture(planned))
  showProgress(pictures.length, plan.length)
}
await removeOthers(pictures.map((picture) => picture.id))
await writeFile(
  path.join(folder, 'manifest.json'),
  `[\n${pictures.map((picture) => `  ${JSON.stringify(picture)}`).join(',\n')}\n]\n`,
)
