import type { ReactNode } from 'react'
import { ErrorState } from '@/widgets/error-state'

/** One block of the page: what it shows, null while that is on its way, and what went wrong with it. */
export interface BlockState<Value> {
  readonly value: Value | null
  readonly failure: { readonly message: string; readonly requestId: string | null } | null
}

/** A block and how to try it again. */
export interface HomeBlockProps<Value> {
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
