import type { TermsLine } from '@/contract/product'
import { fewestText, limitText, stepsOfUse } from '@/domain/vouchers/sale-text'
import { isDateLine } from '@/domain/vouchers/terms-text'
import type { ProductPartProps } from './facts'

/** How the voucher is used, in three steps. */
export function Steps({ product }: ProductPartProps) {
  return (
    <section className="product-block" aria-label="How to use it">
      <h2 className="product-head">How to use it</h2>
      <ol className="product-steps">
        {stepsOfUse(product.terms).map(({ title, text }, index) => (
          <li key={title} className="product-step">
            <span className="product-step-number" aria-hidden>
              {index + 1}
            </span>
            <div className="product-step-words">
              <h3 className="product-step-title">{title}</h3>
              <p className="product-step-text">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Sentences below each other. */
export function TermsLines({ lines }: { readonly lines: readonly TermsLine[] }) {
  return (
    <ul>
      {lines.map(({ kind, text }) => (
        <li key={`${kind} ${text}`} className="product-line">
          {text}
        </li>
      ))}
    </ul>
  )
}

/** The terms beside those about dates, and how many one may buy. */
export function Terms({ product }: ProductPartProps) {
  const isExchanged = product.terms.use === 'exchange'
  const lines = product.termsLines.filter(({ kind }) => kind !== 'includes' && !(isExchanged && isDateLine(kind)))
  const limits = [fewestText(product), limitText(product)].flatMap((text) =>
    text === null ? [] : [{ kind: 'limit', text }],
  )
  return (
    <section className="product-block" aria-label="Terms">
      <h2 className="product-head">Validity and terms</h2>
      <TermsLines lines={[...lines, ...limits]} />
    </section>
  )
}
