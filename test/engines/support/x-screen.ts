import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Picture } from './picture'

/** A screen of X without hardware, whose pixels can be read at any time. */
export interface XScreen {
  readonly display: string
  /** Pixels of the top left part of the screen. */
  grab(width: number, height: number): Picture
  close(): Promise<void>
}

/** Fields of the header of an XWD file, as indices of its big-endian words. */
const word = { headerSize: 0, byteOrder: 7, bitsPerPixel: 11, bytesPerLine: 12, colors: 19 }
const BYTES_PER_COLOR = 12

/** Reads the top left part of an XWD file with 32 bits a pixel. */
function readXwd(file: Buffer, width: number, height: number): Picture {
  const field = (at: number) => file.readUInt32BE(at * 4)
  if (field(word.bitsPerPixel) !== 32) throw new Error('The screen has not 32 bits a pixel')
  const start = field(word.headerSize) + field(word.colors) * BYTES_PER_COLOR
  const [red, green, blue] = field(word.byteOrder) === 0 ? [2, 1, 0] : [1, 2, 3]
  const rgb = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = start + y * field(word.bytesPerLine) + x * 4
      const to = (y * width + x) * 3
      rgb[to] = file[from + red] ?? 0
      rgb[to + 1] = file[from + green] ?? 0
      rgb[to + 2] = file[from + blue] ?? 0
    }
  }
  return { width, height, scale: 1, rgb }
}

/** Starts Xvfb with a screen of so many pixels at a free display; it writes the screen into a file by itself. */
export async function openXScreen(width: number, height: number): Promise<XScreen> {
  const folder = mkdtempSync(join(tmpdir(), 'staylark-screen-'))
  const args = ['-displayfd', '3', '-screen', '0', `${width}x${height}x24`, '-fbdir', folder, '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()))
  const number = await new Promise<string>((resolve, reject) => {
    server.stdio[3]?.once('data', (bytes) => resolve(String(bytes).trim()))
    server.once('error', reject)
    server.once('close', (code) => reject(new Error(`Xvfb ended with ${code}`)))
  })
  return {
    display: `:${number}`,
    grab: (partWidth, partHeight) => readXwd(readFileSync(join(folder, 'Xvfb_screen0')), partWidth, partHeight),
    close: async () => {
      server.kill()
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
