import type { ReactNode } from 'react'
import type { ProductDetail } from '@/contract/product'
import type { FailureView } from '@/domain/failure'
import { ErrorState } from '@/widgets/error-state'
import { Gallery } from '@/widgets/gallery'
import { Screen } from '@/widgets/screen'
import { SkeletonBlock, TextSkeleton } from '@/widgets/skeleton'
import { Choices, type ChoicesProps } from './choices'
import { Facts } from './facts'
import { Places, type PlacesProps } from './places'
import { GuestReviews, type ProductContact, type ReviewLinks, Support } from './extras'
import { Steps, Terms } from './terms'

/** A voucher, and the parts of its page that change without it. */
export interface ProductViewProps extends Omit<ChoicesProps, 'product'>, Pick<PlacesProps, 'hrefOfHotel' | 'onHotel'> {
  readonly product: ProductDetail | null
  readonly failure: FailureView | null
  readonly headerActions: ReactNode
  readonly turn: ReactNode
  readonly dates: ReactNode
  readonly bottomBar: ReactNode
  readonly reviewLinks: ReviewLinks
  readonly contact: ProductContact
  readonly onBack: () => void
  readonly onRetry: () => void
}

/** Pictures of a voucher are of one kind, so that the gallery has no tabs. */
const CATEGORY = 'hotel'

/** A voucher on sale: what it is, where and when it can be used, and on which terms. */
export function ProductView(props: ProductViewProps) {
  const { product, failure } = props
  if (!product) {
    return (
      <Screen title="Product Details" onBack={props.onBack}>
        {failure ? <ErrorState {...failure} onRetry={props.onRetry} /> : <ProductSkeleton />}
      </Screen>
    )
  }
  return (
    <Screen
      title="Product Details"
      onBack={props.onBack}
      actions={props.headerActions}
      className="product"
      bottomBar={props.bottomBar}
    >
      <Gallery name={product.name} pictures={product.gallery.map((picture) => ({ ...picture, category: CATEGORY }))} />
      <Facts product={product} turn={props.turn} />
      <Choices product={product} hrefOfSku={props.hrefOfSku} onSku={props.onSku} />
      {props.dates}
      <Places product={product} hrefOfHotel={props.hrefOfHotel} onHotel={props.onHotel} />
      <Steps product={product} />
      <Terms product={product} />
      <GuestReviews
        product={product}
        reviewLinks={props.reviewLinks}
        hrefOfHotel={props.hrefOfHotel}
        onHotel={props.onHotel}
      />
      <Support product={product} contact={props.contact} />
    </Screen>
  )
}

/** The voucher to come. */
function ProductSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <SkeletonBlock shape="picture" />
      <TextSkeleton lines={4} />
      <TextSkeleton lines={4} />
    </div>
  )
}
