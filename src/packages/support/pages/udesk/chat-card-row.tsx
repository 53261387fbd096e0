import type { ChatCard } from '@/contract/chat'
import { Link } from '@/widgets/link'
import { ThumbRow } from '@/widgets/thumb-row'
import { chatLink } from './links'

/** A hotel, voucher or order that was sent in a chat. */
export function ChatCardRow({ card }: { readonly card: ChatCard }) {
  const { href, onOpen } = chatLink(card)
  return (
    <Link className="udesk-card-link" href={href} onOpen={onOpen}>
      <ChatCardFacts card={card} />
    </Link>
  )
}

/** The same without its link, as in the list of cards to send. */
export function ChatCardFacts({ card: { picture, title, text } }: { readonly card: ChatCard }) {
  return (
    <ThumbRow picture={picture ?? undefined} size={80}>
      <p className="udesk-card-title">{title}</p>
      <p className="udesk-card-text">{text}</p>
    </ThumbRow>
  )
}
