import './style.scss'

/** Two totals with their currencies. */
export interface ChangedTotalProps {
  /** The total that was seen before; null where it is not known. */
  readonly from: string | null
  readonly to: string
}

/** A total that was seen, struck out, above the one of now. */
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
