import { countOf } from '@/domain/text/phrases'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import type { CityPartProps } from './view'

/** Where to stay: the area that guests rate highest, and all areas with their hotels. */
export function CityAreas({ info, hrefOfList, onList }: CityPartProps) {
  if (info.areas.length === 0) return null
  return (
    <section className="city-block" aria-label="Where to stay">
      <h2 className="city-head">Where to stay</h2>
      {info.bestArea ? (
        <div className="city-best">
          <Icon name="award" size={20} className="city-best-icon" />
          <p className="city-best-text">{info.bestArea.text}</p>
        </div>
      ) : null}
      <ul>
        {info.areas.map(({ name, hotelCount, reviewScore }) => (
          <li key={name} className="city-area">
            <Link className="city-area-link" href={hrefOfList(name)} onOpen={() => onList(name)}>
              <span className="city-area-name">{name}</span>
              {reviewScore === null ? null : <span className="city-area-score">{reviewScore.toFixed(1)}</span>}
              <span className="city-area-count">{countOf(hotelCount, 'stay')}</span>
              <Icon name="chevron-right" size={18} className="city-area-go" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
