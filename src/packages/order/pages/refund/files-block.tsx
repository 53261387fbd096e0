import { fileSizeText, MOST_REFUND_FILES, type RefundFileRow } from '@/domain/orders/refund-files'
import type { FileSource } from '@/platform/files/contract'
import { Button } from '@/widgets/button'
import { Icon } from '@/widgets/icon'

/** The files of a request as they stand. */
export interface FilesBlockProps {
  readonly rows: readonly RefundFileRow[]
  /** The host's choosers. */
  readonly sources: readonly FileSource[]
  /** What the request has to be proved with; null where files are optional. */
  readonly proof: string | null
  /** What became of the last choice. */
  readonly notice: string | null
  /** Why the request cannot be sent yet. */
  readonly fault: string | null
  readonly isDisabled: boolean
  readonly onAdd: (source: FileSource) => void
  readonly onRetry: (id: number) => void
  readonly onRemove: (id: number) => void
}

const addText: Readonly<Record<FileSource, string>> = { any: 'Add files', picture: 'Add pictures', pdf: 'Add a PDF' }

function kindsText(sources: readonly FileSource[]): string {
  const isPdfTaken = sources.some((source) => source !== 'picture')
  const limit = `up to ${MOST_REFUND_FILES} files of 20 MB each`
  return isPdfTaken ? `PDFs or pictures, ${limit}.` : `Pictures, ${limit}. A PDF can be added in a browser, not here.`
}

const purposeText = (proof: string | null): string =>
  proof === null ? 'Optional. They help when you ask for the fee to be waived.' : `The hotel needs ${proof}.`

/** Files that support a request to waive the fee. */
export function FilesBlock(props: FilesBlockProps) {
  const { rows, sources, proof, notice, fault, isDisabled, onAdd } = props
  return (
    <section className="cancel-block" aria-labelledby="cancel-files">
      <h2 id="cancel-files" className="cancel-title">
        Files for the hotel
      </h2>
      <p className="cancel-files-hint">{`${purposeText(proof)} ${kindsText(sources)}`}</p>
      {rows.map((row) => (
        <FileRow key={row.id} {...props} row={row} />
      ))}
      {rows.length < MOST_REFUND_FILES ? (
        <div className="cancel-files-add">
          {sources.map((source) => (
            <Button key={source} kind="secondary" size="medium" isDisabled={isDisabled} onTap={() => onAdd(source)}>
              {addText[source]}
            </Button>
          ))}
        </div>
      ) : null}
      <div role="status">{notice ? <p className="cancel-files-hint">{notice}</p> : null}</div>
      {fault === null ? null : (
        <p className="cancel-fault cancel-files-fault" role="alert">
          {fault}
        </p>
      )}
    </section>
  )
}

type FileRowProps = Pick<FilesBlockProps, 'isDisabled' | 'onRetry' | 'onRemove'> & { readonly row: RefundFileRow }

function FileRow({ row, isDisabled, onRetry, onRemove }: FileRowProps) {
  const { id, name, sending } = row
  return (
    <div className="cancel-file">
      <div className="cancel-file-text">
        <p className="cancel-file-name">{name}</p>
        <FileState row={row} />
      </div>
      {sending.step === 'failed' && sending.canRetry ? (
        <Button
          kind="secondary"
          size="small"
          label={`Try ${name} again`}
          isDisabled={isDisabled}
          onTap={() => onRetry(id)}
        >
          Retry
        </Button>
      ) : null}
      <button
        type="button"
        className="cancel-file-remove"
        aria-label={`Remove ${name}`}
        disabled={isDisabled}
        onClick={isDisabled ? undefined : () => onRemove(id)}
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  )
}

function FileState({ row: { name, sizeBytes, sending } }: { readonly row: RefundFileRow }) {
  if (sending.step === 'failed') {
    return (
      <p className="cancel-file-state cancel-file-wrong" role="alert">
        {sending.message}
      </p>
    )
  }
  const size = sizeBytes === null ? '' : `, ${fileSizeText(sizeBytes)}`
  if (sending.step !== 'sending') {
    return <p className="cancel-file-state">{`${sending.step === 'sent' ? 'Added' : 'Waiting'}${size}`}</p>
  }
  return (
    <>
      <p className="cancel-file-state">{`Sending${size}`}</p>
      <div
        className="cancel-file-bar"
        role="progressbar"
        aria-label={`Sending ${name}`}
        aria-valuenow={sending.percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="cancel-file-done" style={{ width: `${sending.percent}%` }} />
      </div>
    </>
  )
}
