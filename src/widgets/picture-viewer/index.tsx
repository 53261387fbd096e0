import { useState } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { Icon } from '../icon'
import { Link } from '../link'
import { ViewerFrame } from '../viewer-frame'
import { ViewerStage } from './stage'
import { WHOLE, ZOOM_STEP, zoomTo } from './zoom'
import './style.scss'

/** A picture with what stands below it. */
export interface ViewedPicture {
  readonly picture: PictureFacts
  readonly caption: string
  /** Where it comes from; empty where that is plain. */
  readonly source: string
  /** The post or review that it belongs to; null for none. */
  readonly link: { readonly text: string; readonly href: string; readonly onOpen: () => void } | null
}

export interface PictureViewerProps {
  /** Of what the pictures are. */
  readonly name: string
  /** Those that are loaded, from the first on. */
  readonly pictures: readonly ViewedPicture[]
  /** How many there are, loaded or not. */
  readonly count: number
  readonly index: number
  readonly onIndex: (index: number) => void
  readonly onClose: () => void
}

/** Pictures over the whole screen: swiped or turned by arrow keys, enlarged by pinch, double tap, wheel, buttons or plus and minus. */
export function PictureViewer(props: PictureViewerProps) {
  const { name, pictures, count, index, onIndex, onClose } = props
  const [view, setView] = useState(WHOLE)
  const [shownIndex, setShownIndex] = useState(index)
  if (index !== shownIndex) {
    setShownIndex(index)
    setView(WHOLE)
  }
  const turn = (to: number) => {
    if (to >= 0 && to < pictures.length && to !== index) onIndex(to)
  }
  const onKey = (key: string) => {
    const zoom = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '0': 0 }[key]
    if (zoom !== undefined) setView(zoomTo(view, view.zoom * zoom))
    return zoom !== undefined
  }
  return (
    <ViewerFrame
      name={name}
      loadedCount={pictures.length}
      count={count}
      index={index}
      onIndex={onIndex}
      onKey={onKey}
      onClose={onClose}
      actions={
        <button
          type="button"
          className="viewer-button"
          aria-label={view.zoom > 1 ? 'Zoom out' : 'Zoom in'}
          onClick={() => setView(view.zoom > 1 ? WHOLE : zoomTo(view, ZOOM_STEP * ZOOM_STEP))}
        >
          <Icon name={view.zoom > 1 ? 'minus' : 'plus'} size={24} />
        </button>
      }
    >
      <ViewerStage pictures={pictures} index={index} view={view} onView={setView} onTurn={turn} />
      <Caption viewed={pictures[index]} />
    </ViewerFrame>
  )
}

function Caption({ viewed }: { readonly viewed: ViewedPicture | undefined }) {
  const link = viewed?.link
  return (
    <div className="viewer-foot">
      <div role="status">
        <span className="viewer-caption">{viewed?.caption}</span>
        <span className="viewer-source">{viewed?.source}</span>
      </div>
      {link ? (
        <Link className="viewer-link" href={link.href} onOpen={link.onOpen}>
          {link.text}
        </Link>
      ) : null}
    </div>
  )
}
