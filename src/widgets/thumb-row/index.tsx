import type { ReactNode } from 'react'
import type { Picture as PictureFacts } from '@/contract/scalars'
import { Picture } from '../picture'
import './style.scss'

/** A thumbnail with its text. */
export interface ThumbRowProps {
  readonly picture: PictureFacts | undefined
  /** Width and height of the thumbnail in px. */
  readonly size: 80 | 84
  readonly children: ReactNode
}

/** A thumbnail beside its text; without a picture, the text alone. */
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
