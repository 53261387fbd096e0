import { useState } from 'react'
import { ChoiceRow } from '@/widgets/choice-row'
import { GoneCard } from '@/widgets/gone-card'
import { HotelCard } from '@/widgets/hotel-card'
import { Snackbar } from '@/widgets/snackbar'
import { doNothing, hotelOf, pictureOf } from '../gallery-facts'
import { GalleryState } from '../gallery-state'
import type { GallerySection } from '../section'

const link = { href: '/home', onOpen: doNothing, onFavorite: doNothing }

function Choosing() {
  const [chosen, setChosen] = useState<readonly string[]>(['Garden House Kyoto'])
  const toggle = (name: string) =>
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  return (
    <>
      {['Garden House Kyoto', 'A very long name of a hotel by the river that needs a second line'].map((name) => (
        <ChoiceRow
          key={name}
          name={name}
          detail="Kyoto · Higashiyama"
          picture={pictureOf('hotel-day-01')}
          isChosen={chosen.includes(name)}
          onToggle={() => toggle(name)}
        />
      ))}
    </>
  )
}

function Show() {
  return (
    <>
      <GalleryState name="cheaper than when it was saved">
        <HotelCard
          card={hotelOf({ isCollection: true })}
          {...link}
          notice={{ text: 'CNY 60 less a night than when you saved it', isGood: true }}
        />
      </GalleryState>
      <GalleryState name="dearer, for other days and by converted amounts">
        <HotelCard
          card={hotelOf({ isCollection: true })}
          {...link}
          notice={{
            text: 'CNY 1,060 more a night than when you saved it for 4 – 6 Dec, at today’s exchange rates',
            isGood: false,
          }}
        />
      </GalleryState>
      <GalleryState name="no longer available">
        <GoneCard name="Garden House Kyoto" picture={pictureOf('hotel-day-01')} onRemove={doNothing} />
      </GalleryState>
      <GalleryState name="choosing several">
        <Choosing />
      </GalleryState>
      <GalleryState name="removed, with an undo" stagePx={180}>
        <Snackbar
          text="Removed A very long name of a hotel by the river that needs a second line"
          action={{ text: 'Undo', onTap: doNothing }}
        />
      </GalleryState>
    </>
  )
}

/** What the wish list is made of besides its cards. */
export const favoriteListSection: GallerySection = { key: 'wish-list', title: 'Wish list', Show }
