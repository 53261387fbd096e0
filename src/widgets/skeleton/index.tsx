import './style.scss'

interface SkeletonBlockProps {
  readonly shape?: 'line' | 'title' | 'picture' | 'chip' | 'button' | 'disc'
  /** Share of the width in per cent. */
  readonly width?: 30 | 40 | 50 | 60 | 70 | 80 | 90 | 100
}

/** One grey piece of what is to come. */
export function SkeletonBlock({ shape = 'line', width = 100 }: SkeletonBlockProps) {
  return <div className={`bone bone-${shape}`} style={{ width: shape === 'disc' ? undefined : `${width}%` }} />
}

const WIDTHS = [90, 100, 80, 60] as const

/** A block of text to come. */
export function TextSkeleton({ lines }: { readonly lines: number }) {
  return (
    <div className="bones-card" aria-hidden>
      <div className="bones-body">
        <SkeletonBlock shape="title" width={50} />
        {Array.from({ length: lines }, (_, index) => (
          <SkeletonBlock key={index} width={WIDTHS[index % WIDTHS.length]} />
        ))}
      </div>
    </div>
  )
}

/** Rows with a small picture to come: orders, a booking's summary. */
export function RowsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="bones-card bones-row">
            <div className="bones-thumb">
              <SkeletonBlock shape="picture" />
            </div>
            <div className="bones-text">
              <SkeletonBlock shape="title" width={80} />
              <SkeletonBlock width={60} />
              <SkeletonBlock width={40} />
            </div>
          </div>
          <div className="bones-gap" />
        </div>
      ))}
    </div>
  )
}

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

/** Hotel cards of a list to come. */
export function HotelCardsSkeleton({ count }: { readonly count: number }) {
  return (
    <div aria-hidden>
      {Array.from({ length: count }, (_, index) => (
        <div key={index}>
          <div className="bones-card">
            <SkeletonBlock shape="picture" />
            <div className="bones-body">
              <SkeletonBlock shape="title" width={70} />
              <SkeletonBlock width={50} />
              <SkeletonBlock shape="chip" width={60} />
              <div className="bones-end">
                <SkeletonBlock shape="title" width={40} />
              </div>
            </div>
          </div>
          <div className="bones-gap" />
        </div>
      ))}
    </div>
  )
}
