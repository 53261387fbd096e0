import './style.scss'

export interface BulletListProps {
  readonly lines: readonly string[]
  /** Name of the list for screen readers, where no heading stands above it. */
  readonly label?: string
}

/** Sentences below each other, each behind a dot. */
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
