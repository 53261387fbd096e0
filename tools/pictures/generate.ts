import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import type { Picture } from '../../server/kernel/pictures/picture-library'
import { drawPicture } from './draw-picture'
import { picturePlan, type PlannedPicture } from './picture-plan'

const folder = path.resolve('server/pictures/files')

function averageColorOf(means: readonly number[]): string {
  return `#${means.map((mean) => Math.round(mean).toString(16).padStart(2, '0')).join('')}`
}

async function writePicture(planned: PlannedPicture): Promise<Picture> {
  const { id, kind, mood, layout, width, height, alt } = planned
  const pixels = await sharp(Buffer.from(drawPicture(planned)))
    .png({ compressionLevel: 0 })
    .toBuffer()
  const { channels, isOpaque } = await sharp(pixels).stats()
  if (!isOpaque) throw new Error(`The scene of ${id} (${layout}) leaves a part of its stage empty`)
  await sharp(pixels)
    .webp({ quality: 78, effort: 6 })
    .toFile(path.join(folder, `${id}.webp`))
  const averageColor = averageColorOf(channels.slice(0, 3).map((channel) => channel.mean))
  return { id, kind, mood, layout, width, height, averageColor, alt }
}

function showProgress(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\rDrawing pictures: ${done} of ${total}${done === total ? '\n' : ''}`)
  else if (done % 20 === 0 || done === total) process.stdout.write(`Drawing pictures: ${done} of ${total}\n`)
}

async function removeOthers(ids: readonly string[]): Promise<void> {
  const names = new Set([...ids.map((id) => `${id}.webp`), 'manifest.json'])
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
