import { type ComparedOffer, type ComparedRow, compareOffers } from '@/domain/stays/compare-offers'
import { ButtonLink } from '../button-link'
import { Icon } from '../icon'
import { Sheet } from '../sheet'
import './style.scss'

export interface CompareSheetProps {
  readonly pair: readonly [one: ComparedOffer, other: ComparedOffer]
  readonly hrefOf: (pid: string) => string
  readonly onBook: (pid: string) => void
  readonly onClose: () => void
}

/** Two packages side by side; differing lines are highlighted and announced. */
export function CompareSheet({ pair, hrefOf, onBook, onClose }: CompareSheetProps) {
  const rows = compareOffers(...pair)
  const different = rows.filter(({ isDifferent }) => isDifferent).length
  return (
    <Sheet isOpen title="Compare" size="85" onClose={onClose}>
      <p className="compare-sum">{`${different} of ${rows.length} lines differ; they are marked.`}</p>
      <table className="compare">
        <thead className="compare-part">
          <tr className="compare-row">
            <th scope="col" className="compare-cell compare-label">
              What
            </th>
            {pair.map(({ offer }, index) => (
              <th key={index} scope="col" className="compare-cell compare-name">
                {offer.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="compare-part">
          {rows.map((row) => (
            <CompareRow key={row.label} row={row} />
          ))}
          <tr className="compare-row">
            <th scope="row" className="compare-cell compare-label">
              Book
            </th>
            {pair.map(({ offer }) => (
              <td key={offer.pid} className="compare-cell">
                {offer.price ? (
                  <ButtonLink
                    size="medium"
                    isWide
                    href={hrefOf(offer.pid)}
                    onOpen={() => onBook(offer.pid)}
                    label={`Book ${offer.name}`}
                  >
                    Book
                  </ButtonLink>
                ) : (
                  'Not for this stay'
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </Sheet>
  )
}

function CompareRow({ row: { label, values, isDifferent } }: { row: ComparedRow }) {
  return (
    <tr className={isDifferent ? 'compare-row compare-differs' : 'compare-row'}>
      <th scope="row" className="compare-cell compare-label">
        {label}
        {isDifferent ? (
          <>
            <Icon name="arrow-down-up" size={14} className="compare-mark" />
            <span className="compare-text">, differs</span>
          </>
        ) : null}
      </th>
      {values.map((value, index) => (
        <td key={index} className="compare-cell">
          {value}
        </td>
      ))}
    </tr>
  )
}
