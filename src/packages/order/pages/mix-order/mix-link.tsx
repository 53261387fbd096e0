import type { IconName } from '@/theme/icon-names'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { PageLink } from './view'

/** A way to another page with its icon; nothing where there is none yet. */
export function MixLink({
  link,
  icon,
  text,
}: {
  readonly link: PageLink | null
  readonly icon: IconName
  readonly text: string
}) {
  if (!link) return null
  return (
    <Link className="mix-link" href={link.href} onOpen={link.onOpen}>
      <Icon name={icon} size={18} />
      <span className="mix-link-text">{text}</span>
    </Link>
  )
}
