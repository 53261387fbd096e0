import type { ReactNode } from 'react'
import type { AnswerCard as CardFacts } from '@/contract/dialog'
import type { Picture as PictureFacts } from '@/contract/scalars'
import type { StayPrice } from '@/contract/stay'
import { stayCovers } from '@/domain/stays/wanted-stay'
import { shortRange } from '@/domain/days/format-day'
import { Link } from '../link'
import { Picture } from '../picture'
import { PriceLine } from '../price-line'
import { ScoreChip } from '../score-chip'
import './style.scss'

export interface AnswerCardProps {
  readonly card: CardFacts
  /** Where it leads; null for a card that leads nowhere. */
  readonly link: { readonly href: string; readonly onOpen: () => void } | null
  /** When its price was made, on the traveler's clock; empty for cards without one. */
  readonly pricedText: string
}

/** A card of the assistant's answer: a hotel, an offer, an order, terms or a voucher, as our own records have it. */
export function AnswerCard({ card, link, pricedText }: AnswerCardProps) {
  const content = <CardContent card={card} pricedText={pricedText} />
  return (
    <article className="answer-card">
      {link ? (
        <Link className="answer-card-link" href={link.href} onOpen={link.onOpen}>
          {content}
        </Link>
      ) : (
        <div className="answer-card-link">{content}</div>
      )}
    </article>
  )
}

function CardContent({ card, pricedText }: Pick<AnswerCardProps, 'card' | 'pricedText'>) {
  switch (card.kind) {
    case 'hotel':
      return (
        <Row picture={card.card.headImg} title={card.card.name} text={card.card.districtPath}>
          <ScoreChip score={card.card.reviewScore} count={card.card.reviewCount} />
          <Price price={card.card.price} stay={card.stay} pricedText={pricedText} />
        </Row>
      )
    case 'offer':
      return (
        <Row picture={null} title={card.roomName} text={card.hotelName}>
          <p className="answer-card-line">{`${card.offer.name} · ${card.offer.meal}`}</p>
          {card.offer.cancellation.summary === card.offer.name ? null : (
            <p className="answer-card-line">{card.offer.cancellation.summary}</p>
          )}
          <Price price={card.offer.price} stay={card.stay} pricedText={pricedText} />
          <span className="answer-card-act">Choose this room</span>
        </Row>
      )
    case 'order':
      return (
        <Row picture={card.headImg} title={card.title} text={`${card.statusText} · ${card.orderNo}`}>
          <Lines lines={card.lines} />
          <span className="answer-card-act">Open the order</span>
        </Row>
      )
    case 'policy':
      return (
        <Row picture={null} title={card.title} text="">
          <Lines lines={card.lines} />
        </Row>
      )
    case 'voucher':
      return (
        <Row picture={card.card.headImg} title={card.card.name} text={card.card.subTitle}>
          <PriceLine
            currencyCode={card.card.currencyCode}
            currencySymbol={card.card.currencySymbol}
            currencyAmount={card.card.currencyAmount}
            originalAmount={card.card.originalAmount}
            size="small"
          />
          <p className="answer-card-priced">{pricedText}</p>
        </Row>
      )
  }
}

interface RowProps {
  readonly picture: PictureFacts | null
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

function Row({ picture, title, text, children }: RowProps) {
  return (
    <div className="answer-card-row">
      {picture ? (
        <div className="answer-card-picture">
          <Picture picture={picture} ratio={1} width={240} isDecorative />
        </div>
      ) : null}
      <div className="answer-card-body">
        <h2 className="answer-card-title">{title}</h2>
        {text === '' ? null : <p className="answer-card-text">{text}</p>}
        {children}
      </div>
    </div>
  )
}

const Lines = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} className="answer-card-line">
      {line}
    </p>
  ))

interface PriceProps {
  readonly price: StayPrice | null
  readonly stay: { readonly checkIn: string; readonly checkOut: string }
  readonly pricedText: string
}

function Price({ price, stay, pricedText }: PriceProps) {
  const days = shortRange(stay.checkIn, stay.checkOut)
  if (!price) return <p className="answer-card-line">{`Nothing can be booked for ${days}.`}</p>
  return (
    <>
      <PriceLine
        currencyCode={price.currencyCode}
        currencySymbol={price.currencySymbol}
        currencyAmount={price.currencyAmount}
        originalAmount={price.originalAmount}
        covers={stayCovers(price)}
        vip={price.vip}
        size="small"
      />
      <p className="answer-card-priced">{`${days} · ${pricedText}`}</p>
    </>
  )
}
