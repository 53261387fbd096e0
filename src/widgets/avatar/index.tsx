import { useRef } from 'react'
import { pictureOrigin } from '@/platform/media/picture'
import { useNear } from '@/platform/scroll/near'
import { Icon } from '../icon'
import './style.scss'

export interface AvatarProps {
  /** URL of the picture; empty if there is none. */
  readonly url: string
  /** Empty for a closed account. */
  readonly name: string
  /** Edge in design pixels. */
  readonly size?: 32 | 40 | 72
}

/** A person's picture once it comes near; until then, and without one, the first letter of the name. Their name stands beside it. */
export function Avatar({ url, name, size = 40 }: AvatarProps) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNear(place, url !== '')
  const [initial] = name
  return (
    <span ref={place} className={`avatar avatar-${size}`} aria-hidden>
      {url !== '' && isNear ? (
        <img className="avatar-face" src={pictureOrigin + url} width={size} height={size} alt="" />
      ) : (
        (initial?.toUpperCase() ?? <Icon name="users" size={16} />)
      )}
    </span>
  )
}
