import './style.scss'

export interface BulletListProps {
  readonly lines: readonly string[]
  /** Accessible name, for a list without a heading. */
  readonly label?: string
}

/** A bulleted list. */
export function BulletList({ lines, label }: BulletListProps) {
  return (
    <ul aria-label={label}>
      {lines.map((line) => (
        <li key={line} className="bullet">
          {line}
        </li>
      ))}
    </ul>
  )
}
