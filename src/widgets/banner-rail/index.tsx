import type { CityBanner } from '@/domain/feed/home-feed'
import { Link } from '../link'
import { Picture } from '../picture'
import './style.scss'

export interface BannerRailProps {
  readonly banners: readonly CityBanner[]
  readonly hrefOf: (banner: CityBanner) => string
  readonly onOpen: (banner: CityBanner) => void
}

/** Large pictures side by side, each leading somewhere; one stops where a finger lets go. */
export function BannerRail({ banners, hrefOf, onOpen }: BannerRailProps) {
  return (
    <ul className="banners">
      {banners.map((banner, index) => (
        <li key={banner.cityId} className="banners-cell">
          <Link className="banners-link" href={hrefOf(banner)} onOpen={() => onOpen(banner)}>
            <Picture picture={banner.picture} ratio={2.3} isDecorative isEager={index === 0} />
            <div className="banners-body">
              <span className="banners-title">{banner.title}</span>
              <span className="banners-text">{banner.text}</span>
            </div>
            {banners.length > 1 ? (
              <span className="banners-count" aria-hidden>{`${index + 1} / ${banners.length}`}</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  )
}
