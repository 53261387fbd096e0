import './style.scss'

/** The totals before and after, formatted with their currency. */
export interface ChangedTotalProps {
  /** The total seen before; null if it is unknown. */
  readonly from: string | null
  readonly to: string
}

/** The old total, struck through, above the new one. */
export function ChangedTotal({ from, to }: ChangedTotalProps) {
  return (
    <>
      {from === null ? null : (
        <p className="changed-total-line">
          <span>You saw</span>
          <span className="changed-total-old">{from}</span>
        </p>
      )}
      <p className="changed-total-line">
        <span>Now</span>
        <span className="changed-total-new">{to}</span>
      </p>
    </>
  )
}
