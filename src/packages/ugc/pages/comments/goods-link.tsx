import type { GoodsType } from '@/contract/comment'
import { go, hrefOf } from '@/platform/navigation'
import { Link } from '@/widgets/link'

interface GoodsLinkProps {
  readonly address: { readonly type: GoodsType; readonly goodsId: string }
}

function linkOf({ type, goodsId: id }: GoodsLinkProps['address']) {
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

/** The way to what a list is about. */
export function GoodsLink({ address }: GoodsLinkProps) {
  const { text, ...link } = linkOf(address)
  return (
    <Link className="remarks-goods" {...link}>
      {text}
    </Link>
  )
}
