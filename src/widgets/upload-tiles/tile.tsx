import { pictureUrl } from '@/domain/pictures'
import type { UploadRow, UploadState } from '@/domain/community/upload-rows'
import { pictureOrigin, pictureProps } from '@/platform/media/picture'
import { Icon } from '../icon'
import type { UploadActions } from './index'

export interface UploadTileProps {
  readonly row: UploadRow
  readonly name: string
  /** Its position in the list. */
  readonly index: number
  readonly count: number
  readonly isDisabled: boolean
  readonly onMove: UploadActions['onMove']
  readonly onRemove: UploadActions['onRemove']
}

/** The server's pictures by their small size; local ones as they are. */
const shownUrl = (url: string) => (url.startsWith('/') ? pictureOrigin + pictureUrl(url, 240) : url)

/** A file on the form: its picture, how far it is, and the buttons that move and remove it. */
export function UploadTile({ row, name, index, count, isDisabled, onMove, onRemove }: UploadTileProps) {
  const { id, kind, thumbUrl, state } = row
  return (
    <li className="tiles-cell">
      <div className={state.step === 'failed' ? 'tile tile-wrong' : 'tile'}>
        {thumbUrl === '' ? (
          <Icon name={kind === 'video' ? 'play' : 'image'} size={32} className="tile-blank" />
        ) : (
          <img
            className="tile-picture"
            src={shownUrl(thumbUrl)}
            width={109}
            height={109}
            alt={name}
            {...pictureProps}
          />
        )}
        {kind === 'video' && thumbUrl !== '' ? <Icon name="play" size={32} className="tile-play" /> : null}
        <TileProgress name={name} state={state} />
        <button
          type="button"
          className="tile-remove"
          aria-label={`Remove ${name.toLowerCase()}`}
          disabled={isDisabled}
          onClick={isDisabled ? undefined : () => onRemove(id)}
        >
          <span className="tile-cross">
            <Icon name="x" size={16} />
          </span>
        </button>
      </div>
      {count > 1 ? (
        <div className="tile-moves">
          <MoveButton id={id} by={-1} name={name} isOff={isDisabled || index === 0} onMove={onMove} />
          <span className="tile-number" aria-hidden>
            {index + 1}
          </span>
          <MoveButton id={id} by={1} name={name} isOff={isDisabled || index === count - 1} onMove={onMove} />
        </div>
      ) : null}
    </li>
  )
}

interface MoveButtonProps {
  readonly id: number
  readonly by: -1 | 1
  readonly name: string
  readonly isOff: boolean
  readonly onMove: UploadActions['onMove']
}

/** Stays focusable at the end of the list, so that the keyboard is not lost. */
function MoveButton({ id, by, name, isOff, onMove }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={isOff ? 'tile-move tile-move-off' : 'tile-move'}
      aria-label={`Move ${name.toLowerCase()} ${by === -1 ? 'earlier' : 'later'}`}
      aria-disabled={isOff}
      onClick={isOff ? undefined : () => onMove(id, by)}
    >
      <Icon name={by === -1 ? 'chevron-left' : 'chevron-right'} size={20} />
    </button>
  )
}

function TileProgress({ name, state }: { readonly name: string; readonly state: UploadState }) {
  if (state.step === 'failed') return <Icon name="circle-alert" size={24} className="tile-mark" />
  if (state.step !== 'waiting' && state.step !== 'sending') return null
  const percent = state.step === 'sending' ? Math.round(state.share * 100) : 0
  return (
    <div className="tile-progress">
      <span className="tile-percent">{state.step === 'waiting' ? 'Waiting' : `${percent} %`}</span>
      <div
        className="tile-bar"
        role="progressbar"
        aria-label={`Sending ${name.toLowerCase()}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
      >
        <div className="tile-bar-done" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
