import { brotliCompress, constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { hasHashedName } from './hashed-name'

/** Compresses replies of 1 KB and more with brotli, or with gzip for clients without brotli. Request bodies are never decompressed: none of our clients compresses them, and a few bytes may expand to many. */
export async function registerCompression(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })
}

const brotli = promisify(brotliCompress)
const isWorthIt = (name: string) => hasHashedName(name) && /\.(?:js|css)$/.test(name)
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

async function compressFile(path: string): Promise<void> {
  const unfinished = `${path}.br.${process.pid}`
  await writeFile(unfinished, await brotli(await readFile(path), best))
  await rename(unfinished, `${path}.br`)
}

/** Puts a .br file beside every hashed script and style of a folder that has none yet; how many it made. */
export async function precompress(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0
  const names = await readdir(folder, { recursive: true })
  const missing = names.filter((name) => isWorthIt(name) && !existsSync(join(folder, `${name}.br`)))
  for (const name of missing) await compressFile(join(folder, name))
  return missing.length
}
