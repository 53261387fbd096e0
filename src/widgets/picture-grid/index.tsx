import { useState } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { GalleryViewer } from '../gallery/viewer'
import { Layer } from '../layer'
import { Picture } from '../picture'
import '../gallery/style.scss'
import './style.scss'

export interface PictureGridProps {
  /** Of what the pictures are. */
  readonly name: string
  readonly pictures: readonly PictureFacts[]
  /** One row that scrolls, instead of rows below each other. */
  readonly isStrip?: boolean
  /** So many, the first, are in the first markup. */
  readonly eagerCount?: number
}

/** Pictures side by side; a tap opens one over the whole screen. */
export function PictureGrid({ name, pictures, isStrip, eagerCount = 0 }: PictureGridProps) {
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  return (
    <>
      <ul className={isStrip ? 'shots shots-strip' : 'shots'}>
        {pictures.map((picture, index) => (
          <li key={picture.url} className="shots-cell">
            <button
              type="button"
              className="shots-one"
              aria-label={`Picture ${index + 1} of ${pictures.length}: ${picture.alt}`}
              onClick={() => setOpenIndex(index)}
            >
              <Picture picture={picture} ratio={1} isEager={index < eagerCount} isDecorative />
            </button>
          </li>
        ))}
      </ul>
      <Layer>
        {openIndex === null ? null : (
          <GalleryViewer
            name={name}
            pictures={pictures.map((picture) => ({ ...picture, category: 'place' }))}
            index={openIndex}
            onIndex={setOpenIndex}
            onClose={() => setOpenIndex(null)}
          />
        )}
      </Layer>
    </>
  )
}
