import type { Attempt } from '../attempt'
import { isRecord } from '../is-record'
import { type OwnedDraft, readStoredDraft } from '../stored-draft'
import type { StoredUpload } from './upload-rows'

/** A post or review that is being written, as it outlives a reload and a sign-in. */
export interface WrittenDraft<Form, Body> extends OwnedDraft {
  readonly form: Form
  readonly files: readonly StoredUpload[]
  readonly attempt: Attempt<Body> | null
}

/** Reads a stored draft; null where there is none, or it is damaged, too old, or of another account. */
export type WrittenDraftReader<Form, Body> = (
  text: string | null,
  nowMs: number,
  uid: string | null,
) => WrittenDraft<Form, Body> | null

const isText = (value: unknown): value is string => typeof value === 'string'

const isUpload = (file: unknown): boolean =>
  isRecord(file) && (file.kind === 'picture' || file.kind === 'video') && isText(file.fileId) && isText(file.url)

const isAttempt = (value: unknown): boolean =>
  value === null || (isRecord(value) && isText(value.key) && isRecord(value.body) && typeof value.isOpen === 'boolean')

/** Creates the reader of drafts with a form. */
export const writtenDraftReader =
  <Form, Body>(isForm: (value: unknown) => value is Form): WrittenDraftReader<Form, Body> =>
  (text, nowMs, uid) =>
    readStoredDraft(
      text,
      (value): value is WrittenDraft<Form, Body> =>
        isRecord(value) &&
        (value.uid === null || isText(value.uid)) &&
        typeof value.savedAtMs === 'number' &&
        isForm(value.form) &&
        Array.isArray(value.files) &&
        value.files.every(isUpload) &&
        isAttempt(value.attempt),
      nowMs,
      uid,
    )
