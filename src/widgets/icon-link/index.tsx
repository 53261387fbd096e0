import type { IconName } from '@/theme/icon-names'
import { Icon } from '../icon'
import { Link } from '../link'
import './style.scss'

export interface IconLinkProps {
  readonly icon: IconName
  readonly text: string
  readonly href: string
  readonly onOpen: () => void
}

/** A link on its own line, with an icon before its text. */
export function IconLink({ icon, text, href, onOpen }: IconLinkProps) {
  return (
    <Link className="icon-link" href={href} onOpen={onOpen}>
      <Icon name={icon} size={18} />
      <span className="icon-link-text">{text}</span>
    </Link>
  )
}
