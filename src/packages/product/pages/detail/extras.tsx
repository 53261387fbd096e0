import { dialHref, mailHref } from '@/domain/stays/map'
import { countOf } from '@/domain/text/phrases'
import { Icon } from '@/widgets/icon'
import { Link } from '@/widgets/link'
import { ReviewList } from '@/widgets/review-list'
import { ScoreChip } from '@/widgets/score-chip'
import type { ProductPartProps } from './facts'
import type { PlacesProps } from './places'

interface PageLink {
  readonly href: string
  readonly onOpen: () => void
}

/** The ways to all reviews of the product, and to one of a hotel. */
export interface ReviewLinks {
  readonly all: PageLink
  readonly one: (hotelId: string, commentId: string) => PageLink
}

interface GuestReviewsProps extends PlacesProps {
  readonly reviewLinks: ReviewLinks
}

/** What guests have written about the first hotel, with the way to its page. */
export function GuestReviews(props: GuestReviewsProps) {
  const { product, reviewLinks, hrefOfHotel, onHotel } = props
  const [hotel] = product.hotels
  if (!hotel || product.reviews.length === 0) return null
  const { hotelId, name, reviewScore, reviewCount } = hotel
  return (
    <section className="product-block" aria-label="Reviews">
      <h2 className="product-head">{`What guests say about ${name}`}</h2>
      <ScoreChip score={reviewScore} count={reviewCount} />
      <p className="product-note">{`The newest ${product.reviews.length} of ${countOf(reviewCount, 'review')}`}</p>
      <ReviewList reviews={product.reviews} linkOf={(commentId) => reviewLinks.one(hotelId, commentId)} />
      <Link className="product-more" {...reviewLinks.all}>
        All reviews
      </Link>
      <Link className="product-more" href={hrefOfHotel(hotelId)} onOpen={() => onHotel(hotelId)}>
        {`More about ${name}`}
      </Link>
    </section>
  )
}

/** What leads to the house. */
export interface ProductContact {
  readonly onMail: () => void
  readonly onPhone: () => void
  /** The way to customer support about this voucher. */
  readonly chat: { readonly href: string; readonly onOpen: () => void }
}

/** How to reach the house before buying. */
export function Support({ product, contact }: ProductPartProps & { readonly contact: ProductContact }) {
  const { onMail, onPhone, chat } = contact
  const { email, phone } = product.support
  return (
    <section className="product-block" aria-label="Customer support">
      <h2 className="product-head">Questions before you buy</h2>
      <Link className="product-help" {...chat}>
        <Icon name="headset" size={20} />
        <span className="product-help-text">Chat with customer support</span>
      </Link>
      <Link className="product-help" href={mailHref(email, product.name)} onOpen={onMail}>
        <Icon name="mail" size={20} />
        <span className="product-help-text">{email}</span>
      </Link>
      {phone === null ? null : (
        <Link className="product-help" href={dialHref(phone)} onOpen={onPhone}>
          <Icon name="phone" size={20} />
          <span className="product-help-text">{phone}</span>
        </Link>
      )}
    </section>
  )
}
