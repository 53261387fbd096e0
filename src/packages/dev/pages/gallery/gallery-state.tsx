import { useContext, type ReactNode } from 'react'
import { AloneStateContext } from './alone-state'

export interface GalleryStateProps {
  /** Names the state, also for tests: `section[data-state="…"]`. */
  readonly name: string
  /** Without padding, for what goes from edge to edge. */
  readonly isWide?: boolean
  /** A stage as high as this that holds what is fixed to the screen elsewhere, in CSS px. */
  readonly stagePx?: number
  readonly children: ReactNode
}

/** One state of a widget under its heading, or the way to it where states stand alone. */
export function GalleryState(props: GalleryStateProps) {
  const { name } = props
  const alone = useContext(AloneStateContext)
  if (!alone || alone.state === name) return <ShownState {...props} />
  if (alone.state !== null) return null
  return (
    <section className="gallery-state" data-state={name}>
      <button type="button" className="gallery-alone" onClick={() => alone.onOpen(name)}>
        {name}
      </button>
    </section>
  )
}

function ShownState({ name, isWide, stagePx, children }: GalleryStateProps) {
  const stage = stagePx === undefined ? undefined : { height: `${stagePx}px` }
  const className = ['gallery-box', isWide && 'gallery-box-wide', stage && 'gallery-stage']
  return (
    <section className="gallery-state" data-state={name}>
      <h2 className="gallery-name">{name}</h2>
      <div className={className.filter(Boolean).join(' ')} style={stage}>
        {children}
      </div>
    </section>
  )
}
