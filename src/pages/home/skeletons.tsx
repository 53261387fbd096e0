import { SkeletonBlock } from '@/widgets/skeleton'

const cells = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The row of cities to come. */
export function CitiesSkeleton() {
  return (
    <div className="home-row-skeleton" aria-hidden>
      {cells(5).map((cell) => (
        <div key={cell} className="home-city-skeleton">
          <SkeletonBlock width={80} />
          <SkeletonBlock width={60} />
        </div>
      ))}
    </div>
  )
}

/** The row of banners to come. */
export function BannerSkeleton() {
  return (
    <div className="home-row-skeleton" aria-hidden>
      {cells(2).map((cell) => (
        <div key={cell} className="home-banner-skeleton" />
      ))}
    </div>
  )
}

/** The row of vouchers to come. */
export function RailSkeleton() {
  return (
    <div className="home-row-skeleton" aria-hidden>
      {cells(3).map((cell) => (
        <div key={cell} className="home-coupon-skeleton">
          <SkeletonBlock shape="picture" />
          <SkeletonBlock width={90} />
          <SkeletonBlock width={60} />
          <SkeletonBlock shape="title" width={50} />
        </div>
      ))}
    </div>
  )
}
