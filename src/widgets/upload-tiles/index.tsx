import { useEffect, useRef } from 'react'
import { freePictures, rowName, type UploadRow } from '@/domain/community/upload-rows'
import { focusInside } from '@/platform/focus'
import { Button } from '../button'
import { Icon } from '../icon'
import { UploadTile } from './tile'
import './style.scss'

/** What can be done with the files of a form. */
export interface UploadActions {
  readonly onAddPictures: () => void
  readonly onAddVideo: () => void
  readonly onCover: (id: number) => void
  readonly onRetry: (id: number) => void
  readonly onRemove: (id: number) => void
  readonly onMove: (id: number, by: -1 | 1) => void
}

export interface UploadTilesProps {
  readonly rows: readonly UploadRow[]
  /** How far the files are and what was moved, for screen readers. */
  readonly statusText: string
  /** What became of the last choice; null where all of it was taken. */
  readonly notice: string | null
  /** Chosen files are being prepared. */
  readonly isPreparing: boolean
  readonly isDisabled: boolean
  /** Whether a video can be added in place of pictures. */
  readonly takesVideo: boolean
  readonly actions: UploadActions
}

/** Pictures or a video of a form as tiles, with their progress and what can be done about them. */
export function UploadTiles(props: UploadTilesProps) {
  const { rows, statusText, notice, isPreparing, isDisabled, takesVideo, actions } = props
  const list = useRef<HTMLUListElement>(null)
  const isRemoved = useRef(false)
  useEffect(() => {
    // The button that had the keyboard's focus has gone with its tile.
    if (isRemoved.current) focusInside(list.current, 'button')
    isRemoved.current = false
  })
  const remove = (id: number) => {
    isRemoved.current = true
    actions.onRemove(id)
  }
  const canAddPicture = freePictures(rows) > 0
  const canAddVideo = takesVideo && rows.length === 0
  return (
    <div className="tiles" role="group" aria-label={takesVideo ? 'Pictures or a video' : 'Pictures'}>
      <ul ref={list} className="tiles-list">
        {rows.map((row, index) => (
          <UploadTile
            key={row.id}
            row={row}
            name={rowName(row, index)}
            index={index}
            count={rows.length}
            isDisabled={isDisabled}
            onMove={actions.onMove}
            onRemove={remove}
          />
        ))}
        {canAddPicture ? (
          <li className="tiles-cell">
            <AddTile icon="image" text="Add pictures" isDisabled={isDisabled} onTap={actions.onAddPictures} />
          </li>
        ) : null}
        {canAddVideo ? (
          <li className="tiles-cell">
            <AddTile icon="play" text="Add a video" isDisabled={isDisabled} onTap={actions.onAddVideo} />
          </li>
        ) : null}
      </ul>
      {rows.map((row, index) => (
        <TileTrouble key={row.id} row={row} name={rowName(row, index)} isDisabled={isDisabled} actions={actions} />
      ))}
      <div role="status">
        {isPreparing ? <p className="tiles-text">Preparing your files</p> : null}
        {notice === null ? null : <p className="tiles-text">{notice}</p>}
        <p className="unseen">{statusText}</p>
      </div>
    </div>
  )
}

interface AddTileProps {
  readonly icon: 'image' | 'play'
  readonly text: string
  readonly isDisabled: boolean
  readonly onTap: () => void
}

function AddTile({ icon, text, isDisabled, onTap }: AddTileProps) {
  return (
    <button type="button" className="tiles-add" disabled={isDisabled} onClick={isDisabled ? undefined : onTap}>
      <Icon name={icon} size={24} />
      <span className="tiles-add-text">{text}</span>
    </button>
  )
}

interface TileTroubleProps {
  readonly row: UploadRow
  readonly name: string
  readonly isDisabled: boolean
  readonly actions: UploadActions
}

/** Why a file has not arrived, or what it needs, with the way on. */
function TileTrouble({ row: { id, state }, name, isDisabled, actions }: TileTroubleProps) {
  if (state.step === 'coverless') {
    return (
      <div className="tiles-trouble">
        <p className="tiles-trouble-text">Choose a picture that stands for your video.</p>
        <Button kind="secondary" size="small" isDisabled={isDisabled} onTap={() => actions.onCover(id)}>
          Choose cover
        </Button>
      </div>
    )
  }
  if (state.step !== 'failed') return null
  return (
    <div className="tiles-trouble">
      <p className="tiles-trouble-text tiles-wrong" role="alert">{`${name}: ${state.text}`}</p>
      {state.canRetry ? (
        <Button
          kind="secondary"
          size="small"
          label={`Try ${name.toLowerCase()} again`}
          isDisabled={isDisabled}
          onTap={() => actions.onRetry(id)}
        >
          Retry
        </Button>
      ) : null}
    </div>
  )
}
