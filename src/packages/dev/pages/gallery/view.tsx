import { useMemo } from 'react'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { Screen } from '@/widgets/screen'
import { AloneStateContext } from './alone-state'
import type { GallerySection } from './section'

export interface GalleryViewProps {
  readonly sections: readonly GallerySection[]
  /** The one that is shown; null lists them all. */
  readonly section: GallerySection | null
  /** The one state of a large section that is shown; null lists them. */
  readonly state: string | null
  /** Whether the states of large sections stand alone. */
  readonly isSmall: boolean
  readonly hrefOf: (key: string) => string
  readonly onOpen: (key: string, state?: string) => void
  readonly onBack: () => void
}

/** The list of all widgets, or one of them in all its states. */
export function GalleryView(props: GalleryViewProps) {
  const { sections, section, hrefOf, onOpen, onBack } = props
  if (section) return <Section {...props} section={section} />
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

function Section({ section, state, isSmall, onOpen, onBack }: GalleryViewProps & { readonly section: GallerySection }) {
  const { key, title, isLarge, Show } = section
  const alone = useMemo(
    () => (isLarge && isSmall ? { state, onOpen: (name: string) => onOpen(key, name) } : null),
    [isLarge, isSmall, state, key, onOpen],
  )
  return (
    <Screen title={title} onBack={onBack}>
      <div className="gallery">
        <AloneStateContext.Provider value={alone}>
          <Show />
        </AloneStateContext.Provider>
      </div>
    </Screen>
  )
}
