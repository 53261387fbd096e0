import type { ProductDetail } from '@/contract/product'
import { codedAmount } from '@/domain/money/amount-text'
import { noSaleText } from '@/domain/vouchers/sale-text'
import { Link } from '@/widgets/link'
import type { ProductPartProps } from './facts'

/** The product's SKUs, and the way to another one. */
export interface ChoicesProps extends ProductPartProps {
  readonly hrefOfSku: (skuId: string) => string
  readonly onSku: (skuId: string) => void
}

/** The SKUs of the product side by side, each with its price; nothing where there is one. */
export function Choices({ product, hrefOfSku, onSku }: ChoicesProps) {
  const { choices, skuId } = product
  if (choices.length === 0) return null
  return (
    <nav className="product-block" aria-label="Choices">
      <h2 className="product-head">Choose yours</h2>
      <ul className="product-choices">
        {choices.map((choice) => (
          <li key={choice.skuId} className="product-choice-cell">
            <Link
              className={choice.skuId === skuId ? 'product-choice product-choice-on' : 'product-choice'}
              href={hrefOfSku(choice.skuId)}
              isCurrent={choice.skuId === skuId}
              onOpen={() => choice.skuId !== skuId && onSku(choice.skuId)}
            >
              <span className="product-choice-name">{choice.variant}</span>
              <span className="product-choice-price">{priceOf(choice)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type Choice = ProductDetail['choices'][number]

const priceOf = (choice: Choice) => noSaleText[choice.state] ?? codedAmount(choice)
