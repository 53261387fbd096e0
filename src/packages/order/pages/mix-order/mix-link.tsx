import type { IconName } from '@/theme/icon-names'
import { IconLink } from '@/widgets/icon-link'
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
    <div className="mix-link">
      <IconLink icon={icon} text={text} {...link} />
    </div>
  )
}
