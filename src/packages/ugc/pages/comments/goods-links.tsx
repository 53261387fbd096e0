import type { GoodsType } from '@/contract/comment'
import { go, hrefOf } from '@/platform/navigation'
import { Link } from '@/widgets/link'

interface GoodsLinksProps {
  readonly address: { readonly type: GoodsType; readonly goodsId: string }
}

function linkOf({ type, goodsId: id }: GoodsLinksProps['address']) {
  switch (type) {
    case 'hotel':
      return {
        text: 'See the hotel',
        href: hrefOf('hotelDetail', { id }),
        onOpen: () => go('hotelDetail', { id }),
      }
    case 'product':
      return {
        text: 'See the voucher',
        href: hrefOf('productDetail', { skuId: id }),
        onOpen: () => go('productDetail', { skuId: id }),
      }
    case 'moment':
      return {
        text: 'See the post',
        href: hrefOf('momentDetail', { id }),
        onOpen: () => go('momentDetail', { id }),
      }
  }
}

/** The ways to what a list is about, and to the pictures of a hotel. */
export function GoodsLinks({ address }: GoodsLinksProps) {
  const { text, ...link } = linkOf(address)
  const pictures = { type: 'hotel', id: address.goodsId }
  return (
    <div className="remarks-ways">
      <Link className="remarks-goods" {...link}>
        {text}
      </Link>
      {address.type === 'hotel' ? (
        <Link
          className="remarks-goods"
          href={hrefOf('pictures', {}, pictures)}
          onOpen={() => go('pictures', {}, pictures)}
        >
          All pictures
        </Link>
      ) : null}
    </div>
  )
}
