import { SkeletonBlock } from './block'

const isTall = (row: number, column: number) => (row + column) % 2 === 0

/** Two columns of cards to come, of mixed heights like the feed's own. */
export function FeedSkeleton({ rows }: { readonly rows: number }) {
  return (
    <div className="bones-fall" aria-hidden>
      {[0, 1].map((column) => (
        <div key={column} className="bones-column">
          {Array.from({ length: rows }, (_, row) => (
            <div key={row} className={isTall(row, column) ? 'bones-card bones-tall' : 'bones-card'}>
              <SkeletonBlock shape="picture" />
              <div className="bones-body">
                <SkeletonBlock width={90} />
                <SkeletonBlock width={60} />
                <SkeletonBlock shape="title" width={50} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
