import { useState } from 'react'
import type { AnswerCard as CardFacts } from '@/contract/dialog'
import { AnswerCard } from '@/widgets/answer-card'
import { Bubble, BubbleText } from '@/widgets/bubble'
import { Button } from '@/widgets/button'
import { Composer, type ComposerProps } from '@/widgets/composer'
import { couponOf, doNothing, hotelOf, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import { galleryStay, offerOf } from '../offer-facts'
import type { GallerySection } from '../section'

const pricedAt = '2026-11-21T10:00:00.000Z'
const stay = galleryStay

const offerCard: CardFacts = {
  kind: 'offer',
  hotelId: 'h1',
  hotelName: 'Garden Court',
  roomName: 'Twin room with a garden view',
  offer: offerOf(),
  stay,
  pricedAt,
}

const cards: readonly { readonly name: string; readonly card: CardFacts }[] = [
  { name: 'hotel', card: { kind: 'hotel', card: hotelOf(), stay, pricedAt } },
  { name: 'hotel that is sold out', card: { kind: 'hotel', card: hotelOf({ price: null }), stay, pricedAt } },
  { name: 'offer', card: offerCard },
  {
    name: 'order',
    card: {
      kind: 'order',
      orderid: 'o1',
      type: 'hotel',
      orderNo: 'SL202611220001',
      title: 'Garden Court',
      statusText: 'Confirmed',
      lines: [
        'Fri 4 Dec – Sun 6 Dec',
        'CNY ¥1,710, 2 nights, 1 room',
        'If you cancel now: fee CNY ¥0, refund CNY ¥1,710',
      ],
      headImg: pictureOf('hotel-day-01'),
    },
  },
  {
    name: 'terms',
    card: {
      kind: 'policy',
      title: 'Garden Court',
      hotelId: 'h1',
      lines: ['Check-in 15:00 – 24:00', 'Pets: not allowed'],
    },
  },
  { name: 'voucher', card: { kind: 'voucher', card: couponOf(), pricedAt } },
]

function AnswerCards() {
  return (
    <>
      {cards.map(({ name, card }) => (
        <GalleryState key={name} name={name}>
          <AnswerCard
            card={card}
            link={card.kind === 'policy' ? null : { href: '/dev/gallery', onOpen: doNothing }}
            pricedText="Price of Sat 21 Nov, 18:00"
          />
        </GalleryState>
      ))}
    </>
  )
}

function Bubbles() {
  return (
    <>
      <GalleryState name="own, read">
        <Bubble side="own" writer="You" foot="Sat 21 Nov, 18:00 · Read">
          <BubbleText text={'Is there a crib?\nWe come with a baby.'} />
        </Bubble>
      </GalleryState>
      <GalleryState name="own, not sent">
        <Bubble
          side="own"
          writer="You"
          foot="Not sent"
          controls={
            <Button kind="secondary" size="small" onTap={doNothing}>
              Send again
            </Button>
          }
        >
          <BubbleText text="Is there a crib?" />
        </Bubble>
      </GalleryState>
      <GalleryState name="of the other side, with a long word">
        <Bubble side="other" writer="AI assistant">
          <BubbleText text={`Let me look. ${'Donaudampfschifffahrt'.repeat(4)}`} />
        </Bubble>
      </GalleryState>
      <GalleryState name="about the conversation">
        <Bubble side="system" writer="Staylark">
          <BubbleText text="You are now chatting with a person: Mei." />
        </Bubble>
      </GalleryState>
    </>
  )
}

function TypedComposer({ text: first, ...rest }: Pick<ComposerProps, 'text'> & Partial<ComposerProps>) {
  const [text, setText] = useState(first)
  return (
    <Composer
      label="Write to our team"
      canSend={text.trim() !== ''}
      onText={setText}
      onSend={() => setText('')}
      {...rest}
      text={text}
    />
  )
}

function Composers() {
  return (
    <>
      <GalleryState name="empty">
        <TypedComposer text="" />
      </GalleryState>
      <GalleryState name="with a text and more to send">
        <TypedComposer text="Is there a crib?" onMore={doNothing} />
      </GalleryState>
      <GalleryState name="while a reply is on its way">
        <TypedComposer text="" canSend={false} onStop={doNothing} />
      </GalleryState>
    </>
  )
}

export const answerCardSection: GallerySection = { key: 'answer-card', title: 'Answer card', Show: AnswerCards }
export const bubbleSection: GallerySection = { key: 'bubble', title: 'Message bubble', Show: Bubbles }
export const composerSection: GallerySection = { key: 'composer', title: 'Message box', Show: Composers }
