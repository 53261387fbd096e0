import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { Screen } from '@/widgets/screen'
import type { GallerySection } from './section'

export interface GalleryViewProps {
  readonly sections: readonly GallerySection[]
  /** The one that is shown; null lists them all. */
  readonly section: GallerySection | null
  readonly hrefOf: (key: string) => string
  readonly onOpen: (key: string) => void
  readonly onBack: () => void
}

/** The list of all widgets, or one of them in all its states. */
export function GalleryView({ sections, section, hrefOf, onOpen, onBack }: GalleryViewProps) {
  if (section)
    return (
      <Screen title={section.title} onBack={onBack}>
        <div className="gallery">
          <section.Show />
        </div>
      </Screen>
    )
  return (
    <Screen title="Widget gallery" onBack={onBack}>
      <ul className="gallery-list">
        {sections.map(({ key, title }) => (
          <li key={key} className="gallery-item">
            <Link className="gallery-link" href={hrefOf(key)} onOpen={() => onOpen(key)}>
              <span className="gallery-title">{title}</span>
              <Icon name="chevron-right" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </Screen>
  )
}
