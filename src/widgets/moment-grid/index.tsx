import type { MomentCard } from '@/contract/feed'
import { cutText } from '@/domain/text/phrases'
import { Icon } from '../icon'
import { Link } from '../link'
import { NearCell } from '../near-cell'
import { Picture } from '../picture'
import './style.scss'

export interface MomentGridProps {
  /** Begins the ids of its cells; unique on the page. */
  readonly id: string
  readonly moments: readonly MomentCard[]
  readonly hrefOf: (momentId: string) => string
  readonly onOpen: (momentId: string) => void
}

/** Posts that are rendered or left out together: four rows of three. */
const CHUNK = 12
const NAME_LENGTH = 80

const chunksOf = (moments: readonly MomentCard[]) =>
  Array.from({ length: Math.ceil(moments.length / CHUNK) }, (_, index) =>
    moments.slice(index * CHUNK, (index + 1) * CHUNK),
  )

/** Posts as square pictures, three in a row, each a link to its page. */
export function MomentGrid({ id, moments, hrefOf, onOpen }: MomentGridProps) {
  return (
    <div>
      {chunksOf(moments).map((chunk, index) => (
        <NearCell
          key={chunk[0]?.id}
          id={`${id}-${index}`}
          className="moment-grid"
          emptyClassName="moment-grid-empty"
          isFirst={index === 0}
        >
          {chunk.map((moment) => (
            <div key={moment.id} className="moment-tile">
              <Link
                className="moment-tile-link"
                href={hrefOf(moment.id)}
                label={`${cutText(moment.content, NAME_LENGTH)}, by ${moment.nickName}`}
                onOpen={() => onOpen(moment.id)}
              >
                <Picture picture={moment.headImg} ratio={1} width={240} isDecorative />
                {moment.isVideo ? <Icon name="play" size={20} className="moment-tile-mark" /> : null}
              </Link>
            </div>
          ))}
        </NearCell>
      ))}
    </div>
  )
}
