import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { link, mkdir, readdir, rename, rm, rmdir, stat, utimes } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode } from '../../kernel/errors'
import type { Clock } from '../../kernel/time/clock'
import type { FileStore, ListedObject } from './file-store'
import { signPost } from './post-policy'

/** A store in a folder, which can also take an object once. */
export interface FolderStore extends FileStore {
  /** Stores an object under a key that is still free; returns false where it is not. */
  add(key: string, content: Readable): Promise<boolean>
  /** A path for an unfinished file. */
  newDraft(): string
}

const KEY = /^[a-z]+\/[\w-]+\/[\w-]+(\.[a-z0-9]+)?$/
const DRAFTS = '.drafts'

const orNull =
  (codes: readonly string[]) =>
  (error: unknown): null => {
    if (codes.includes(errorCode(error) ?? '')) return null
    throw error
  }
const noneThere = orNull(['ENOENT', 'ENOTDIR'])

async function filesBelow(path: string): Promise<string[]> {
  const entries = (await readdir(path, { withFileTypes: true }).catch(noneThere)) ?? []
  const found = await Promise.all(
    entries.map((entry) =>
      entry.isDirectory() ? filesBelow(join(path, entry.name)) : Promise.resolve([join(path, entry.name)]),
    ),
  )
  return found.flat().toSorted()
}

async function* listFolder(folder: string, prefix: string): AsyncGenerator<ListedObject> {
  for (const file of await filesBelow(join(folder, prefix.replace(/[^/]*$/, '')))) {
    const key = relative(folder, file).split(sep).join('/')
    const found = KEY.test(key) && key.startsWith(prefix) ? await stat(file).catch(noneThere) : null
    if (found) yield { key, modifiedAt: found.mtime }
  }
}

/** Writes a draft and puts it in its place as a whole; the draft is removed in any case. */
async function writeWhole(
  { draft, file, at }: { readonly draft: string; readonly file: string; readonly at: Date },
  content: Buffer | Readable,
  place: (draft: string, file: string) => Promise<void>,
): Promise<void> {
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 })
  try {
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : content
    await pipeline(source, createWriteStream(draft, { mode: 0o600, flush: true }))
    await utimes(draft, at, at)
    // Another call may remove the folder while it is empty.
    for (let tries = 1; ; tries++) {
      await mkdir(dirname(file), { recursive: true, mode: 0o700 })
      const isPlaced = await place(draft, file).then(() => true, orNull(tries < 5 ? ['ENOENT'] : []))
      if (isPlaced) return
    }
  } finally {
    await rm(draft, { force: true })
  }
}

/** Where a folder store is, and what signs its forms. */
interface FolderStoreParams {
  readonly folder: string
  readonly secret: string
  readonly clock: Clock
}

/** Creates a store in a folder; other users of the machine cannot read it. Every file appears whole under its name. */
export function createFolderStore({ folder, secret, clock }: FolderStoreParams): FolderStore {
  const drafts = join(folder, DRAFTS)
  const newDraft = () => join(drafts, randomUUID())
  const fileOf = (key: string) => {
    if (!KEY.test(key)) throw new Error(`"${key}" is no key of an object`)
    return join(folder, key)
  }
  const placeOf = (key: string) => ({ draft: newDraft(), file: fileOf(key), at: clock.now() })

  return {
    name: 'folder',
    newDraft,
    put: async (key, content) => writeWhole(placeOf(key), content, rename),
    add: async (key, content) => {
      const isNew = await writeWhole(placeOf(key), content, link).then(() => true, orNull(['EEXIST']))
      return isNew === true
    },
    get: async (key, range) => {
      const file = fileOf(key)
      const found = await stat(file).catch(noneThere)
      return found && createReadStream(file, range ? { start: range.first, end: range.last } : {})
    },
    head: async (key) => {
      const found = await stat(fileOf(key)).catch(noneThere)
      return found && { bytes: found.size }
    },
    delete: async (key) => {
      const file = fileOf(key)
      await rm(file, { force: true })
      await rmdir(dirname(file)).catch(orNull(['ENOENT', 'ENOTEMPTY', 'EEXIST']))
    },
    list: (prefix) => listFolder(folder, prefix),
    presignPost: (policy) => Promise.resolve(signPost(secret, policy)),
    removeUnfinished: async (before) => {
      for (const draft of await filesBelow(drafts)) {
        const found = await stat(draft).catch(noneThere)
        if (found && found.mtime < before) await rm(draft, { force: true })
      }
    },
  }
}
