import { Icon } from '../icon'
import { Layer } from '../layer'
import type { Bubble } from './use-like-bubbles'
import './style.scss'

/** Hearts that rise where something was liked, over a box that is positioned. */
export function LikeBubbles({ bubbles }: { readonly bubbles: readonly Bubble[] }) {
  return (
    <Layer>
      {bubbles.map(({ id, x, y }) => (
        <div key={id} className="like-bubble" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} aria-hidden>
          <Icon name="heart-filled" size={48} />
        </div>
      ))}
    </Layer>
  )
}
