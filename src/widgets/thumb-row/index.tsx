import type { ReactNode } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { Picture } from '../picture'
import './style.scss'

/** Something with its picture. */
export interface ThumbRowProps {
  readonly picture: PictureFacts | undefined
  /** Width and height of the picture in px. */
  readonly size: 80 | 84
  readonly children: ReactNode
}

/** A small picture, and beside it what it shows. */
export function ThumbRow({ picture, size, children }: ThumbRowProps) {
  return (
    <div className="thumb-row">
      {picture ? (
        <div className={`thumb-row-picture thumb-row-${size}`}>
          <Picture picture={picture} ratio={1} width={240} isEager isDecorative />
        </div>
      ) : null}
      <div className="thumb-row-text">{children}</div>
    </div>
  )
}
