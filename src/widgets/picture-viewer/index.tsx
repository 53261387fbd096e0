import { type KeyboardEvent, useRef, useState } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { popupProps, usePopup } from '@/platform/popup'
import { Icon } from '../icon'
import { Link } from '../link'
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
  const panel = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(WHOLE)
  const [shownIndex, setShownIndex] = useState(index)
  if (index !== shownIndex) {
    setShownIndex(index)
    setView(WHOLE)
  }
  usePopup(panel, true, onClose)
  const turn = (to: number) => {
    if (to >= 0 && to < pictures.length && to !== index) onIndex(to)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const target = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: pictures.length - 1 }[event.key]
    const zoom = { '+': ZOOM_STEP, '=': ZOOM_STEP, '-': 1 / ZOOM_STEP, '0': 0 }[event.key]
    if (target === undefined && zoom === undefined) return
    event.preventDefault()
    if (target !== undefined) turn(target)
    if (zoom !== undefined) setView(zoomTo(view, view.zoom * zoom))
  }
  return (
    <div
      ref={panel}
      className="viewer"
      role="dialog"
      aria-modal
      aria-label={`Pictures of ${name}`}
      tabIndex={-1}
      {...{ onKeyDown }}
      {...popupProps}
    >
      <div className="viewer-head">
        <span className="viewer-count" role="status">{`${index + 1} / ${Math.max(count, pictures.length)}`}</span>
        <button
          type="button"
          className="viewer-button"
          aria-label={view.zoom > 1 ? 'Zoom out' : 'Zoom in'}
          onClick={() => setView(view.zoom > 1 ? WHOLE : zoomTo(view, ZOOM_STEP * ZOOM_STEP))}
        >
          <Icon name={view.zoom > 1 ? 'minus' : 'plus'} size={24} />
        </button>
        <button type="button" className="viewer-button" aria-label="Close" onClick={onClose}>
          <Icon name="x" size={24} />
        </button>
      </div>
      <ViewerStage pictures={pictures} index={index} view={view} onView={setView} onTurn={turn} />
      <Caption viewed={pictures[index]} />
    </div>
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
