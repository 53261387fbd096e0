import type { IconName } from '@/theme/icon-names'

/** What an icon is: decoration beside a text, unless `label` gives it a meaning of its own. */
export interface IconProps {
  /** A name of icon-names.ts; names from the server that are unknown show as a ring. */
  readonly name: IconName | (string & {})
  /** Edge in design pixels; defaults to 24. */
  readonly size?: 14 | 16 | 18 | 20 | 24 | 28 | 32 | 48
  readonly className?: string
  readonly label?: string
}

/** A lucide icon in the color of the surrounding text, rendered as a mask so that it works on every host. */
export function Icon({ name, size = 24, className = '', label }: IconProps) {
  const classes = `icon icon-${name} icon-size-${size} ${className}`.trim()
  return label ? <i className={classes} role="img" aria-label={label} /> : <i className={classes} aria-hidden="true" />
}
