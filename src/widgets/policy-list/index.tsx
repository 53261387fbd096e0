import './style.scss'

export interface PolicyListProps {
  readonly policies: readonly { readonly title: string; readonly text: string }[]
}

/** Rules of a hotel, each with its title. */
export function PolicyList({ policies }: PolicyListProps) {
  return (
    <ul className="rules">
      {policies.map(({ title, text }) => (
        <li key={title} className="rules-one">
          <h3 className="rules-title">{title}</h3>
          <p className="rules-text">{text}</p>
        </li>
      ))}
    </ul>
  )
}
