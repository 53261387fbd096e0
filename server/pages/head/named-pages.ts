import type { HotelCard } from '@/contract/hotel-card'
import type { Env } from '../../kernel/config/env'
import { pagePath } from '../page-path'
import type { NamedPage } from './json-ld'

type Site = Pick<Env, 'publicUrl'>

/** Explore, where every way begins. */
export const homePage = ({ publicUrl }: Site): NamedPage => ({
  name: 'Explore',
  address: publicUrl + pagePath('home'),
})

/** The home page of a city. */
export const cityPage = ({ publicUrl }: Site, cityId: string, name: string): NamedPage => ({
  name,
  address: publicUrl + pagePath('cityInfo', {}, { cityId }),
})

/** The page of a hotel, whatever the stay. */
export const hotelPage = ({ publicUrl }: Site, { id, name }: Pick<HotelCard, 'id' | 'name'>): NamedPage => ({
  name,
  address: publicUrl + pagePath('hotelDetail', { id }),
})
