import type { Readable } from 'node:stream'
import type { StoreName } from '../../kernel/database/schema/people'

/** Bytes from first to last, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** What a client posts as multipart form data to send one object: the fields in their order, then the bytes as `file`. */
export interface PresignedPost {
  readonly url: string
  readonly fields: readonly { readonly name: string; readonly value: string }[]
}

/** What a presigned post allows: one key, one content type and one size. */
export interface PostPolicy {
  readonly key: string
  readonly mediaType: string
  readonly bytes: number
  readonly expiresAt: Date
}

/** An object as a store lists it. */
export interface ListedObject {
  readonly key: string
  readonly modifiedAt: Date
}

/** Where files from people stand. Keys look like `files/01J…/480.webp`. */
export interface FileStore {
  readonly name: StoreName
  /** Stores bytes under a key and replaces what was there. */
  put(key: string, content: Buffer | Readable, mediaType: string): Promise<void>
  /** Returns an object or a range of it; null where there is none. */
  get(key: string, range?: ByteRange): Promise<Readable | null>
  /** Returns the size of an object; null where there is none. */
  head(key: string): Promise<{ readonly bytes: number } | null>
  /** Deletes an object; does nothing where there is none. */
  delete(key: string): Promise<void>
  /** Lists the objects whose keys begin with a prefix. */
  list(prefix: string): AsyncIterable<ListedObject>
  /** Signs a form with which a client that has no access of its own may send one object. */
  presignPost(policy: PostPolicy): Promise<PresignedPost>
  /** Removes what was begun to be written before an instant and never finished. */
  removeUnfinished(before: Date): Promise<void>
}
