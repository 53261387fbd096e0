import { Link } from '../link'
import type { ButtonProps } from '../button'
import '../button/style.scss'

export interface ButtonLinkProps extends Pick<ButtonProps, 'kind' | 'size' | 'isWide' | 'label'> {
  readonly children: string
  readonly href: string
  readonly onOpen: () => void
}

/** A link that looks like a button, where a tap leads to another page. */
export function ButtonLink({
  children,
  href,
  onOpen,
  kind = 'primary',
  size = 'large',
  isWide,
  label,
}: ButtonLinkProps) {
  const className = ['btn', `btn-${kind}`, `btn-${size}`, isWide && 'btn-wide'].filter(Boolean).join(' ')
  return (
    <Link className={className} href={href} onOpen={onOpen} label={label}>
      {children}
    </Link>
  )
}
