import { useState, type ReactNode } from 'react'
import type { MomentCard as MomentFacts } from '@/contract/feed'
import { CouponCard } from '@/widgets/coupon-card'
import { CouponRail } from '@/widgets/coupon-rail'
import { HotelFeedCard } from '@/widgets/hotel-feed-card'
import { MomentCard } from '@/widgets/moment-card'
import { couponOf, doNothing, hotelOf, momentOf, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const link = { href: '/home', onOpen: doNothing }

function Moment({ card }: { readonly card: MomentFacts }) {
  const [isLike, setLike] = useState(card.isLike)
  const likeCount = card.likeCount + (isLike ? 1 : 0)
  return <MomentCard card={{ ...card, isLike, likeCount }} {...link} onLike={setLike} />
}

const Column = ({ children }: { readonly children: ReactNode }) => <div className="gallery-column">{children}</div>

function Show() {
  return (
    <>
      <GalleryState name="coupons">
        <div className="gallery-columns">
          <Column>
            <CouponCard card={couponOf()} {...link} onFavorite={doNothing} />
          </Column>
          <Column>
            <CouponCard
              card={couponOf({ originalAmount: null, soldCount: 0, isCollection: true })}
              {...link}
              onFavorite={doNothing}
            />
          </Column>
        </div>
      </GalleryState>
      <GalleryState name="hotels">
        <div className="gallery-columns">
          <Column>
            <HotelFeedCard card={hotelOf()} {...link} onFavorite={doNothing} />
          </Column>
          <Column>
            <HotelFeedCard card={hotelOf({ price: null, isCollection: true })} {...link} onFavorite={doNothing} />
          </Column>
        </div>
      </GalleryState>
      <GalleryState name="moments">
        <div className="gallery-columns">
          <Column>
            <Moment card={momentOf()} />
          </Column>
          <Column>
            <Moment
              card={momentOf({
                isLike: true,
                avater: '',
                likeCount: 12_800,
                headImg: pictureOf('dish-day-01', { height: 960 }),
              })}
            />
          </Column>
        </div>
      </GalleryState>
      <GalleryState name="rail of coupons" isWide>
        <CouponRail
          coupons={['s1', 's2', 's3'].map((skuId) => couponOf({ skuId }))}
          hrefOf={() => '/home'}
          onOpen={doNothing}
          onFavorite={doNothing}
        />
      </GalleryState>
    </>
  )
}

/** Coupons, hotels and moments as the feed shows them. */
export const feedCardsSection: GallerySection = { key: 'feed-cards', title: 'Cards of the feed', Show }
