import { SkeletonBlock } from '@/widgets/skeleton'
import type { ReactNode } from 'react'
import { ErrorState } from '@/widgets/error-state'

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

/** One block of the page: what it shows, null while that is on its way, and what went wrong with it. */
export interface BlockState<Value> {
  readonly value: Value | null
  readonly failure: { readonly message: string; readonly requestId: string | null } | null
}

/** A block and how to try it again. */
interface HomeBlockProps<Value> {
  readonly title: string
  readonly block: BlockState<readonly Value[]>
  readonly skeleton: ReactNode
  readonly onRetry?: () => void
  /** What can be done with the whole block, beside its title. */
  readonly action?: ReactNode
  readonly children: (value: readonly Value[]) => ReactNode
}

/** A titled block that fails for itself alone; an empty one is left out. */
export function HomeBlock<Value>({ title, block, skeleton, onRetry, action, children }: HomeBlockProps<Value>) {
  const { value, failure } = block
  if (value?.length === 0) return null
  return (
    <section className="home-block" aria-label={title}>
      <div className="home-line">
        <h2 className="home-head">{title}</h2>
        {action}
      </div>
      {value ? children(value) : null}
      {!value && failure && onRetry ? (
        <div className="home-failed">
          <ErrorState {...failure} onRetry={onRetry} isInline />
        </div>
      ) : null}
      {!value && !failure ? skeleton : null}
    </section>
  )
}
