import { join } from 'node:path'
import type { StoreName } from '../../kernel/database/schema/people'
import type { Services } from '../../kernel/services'
import type { FileStore } from './file-store'
import { createFolderStore, type FolderStore } from './folder-store'
import { createS3Store } from './s3-store'

/** The stores of a server. A file stays readable in the store that its row names. */
export interface FileStores {
  /** Takes new files. */
  readonly current: FileStore
  readonly folder: FolderStore
  /** Returns a store by its name; throws for one that is not configured. */
  of(name: StoreName): FileStore
  /** A path for a file on this machine's disk that its user removes; leftovers are swept. */
  newDraft(): string
  /** Where clients of the current store send files beside our own origin; null where they send none elsewhere. */
  readonly foreignOrigin: string | null
}

declare module '../../kernel/services' {
  interface Services {
    readonly files: FileStores
  }
}

/** Creates the stores that the settings name. */
export function createFileStores({ env, clock }: Pick<Services, 'env' | 'clock'>): FileStores {
  const { s3: settings, dataDir, secret } = env
  const folder = createFolderStore({ folder: join(dataDir, 'uploads'), secret, clock })
  const s3 = settings && createS3Store(settings, () => clock.now())
  return {
    current: s3 ?? folder,
    folder,
    of: (name) => {
      if (name === 'folder') return folder
      if (s3) return s3
      throw new Error('This file stands in S3, which is not configured.')
    },
    newDraft: () => folder.newDraft(),
    foreignOrigin: settings && originOf(settings.publicUrl ?? settings.endpoint, settings),
  }
}

/** Where AWS serves a bucket when the settings name no other place: a name with dots fits no certificate as a host. */
function originOf(
  url: string | null,
  { bucket, region }: { readonly bucket: string; readonly region: string },
): string {
  if (url !== null) return url
  const host = `s3.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`
  return bucket.includes('.') ? `https://${host}` : `https://${bucket}.${host}`
}
