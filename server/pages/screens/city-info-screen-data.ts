import type { ScreenData } from '@/contract/first-screens'
import type { Services } from '../../kernel/services'
import type { CityInfoData } from '../makers/city-info-data'
import { screenData } from './screen-data'

/** What a city's home page begins with, priced in a currency (ISO 4217). */
export const cityInfoScreenData = (
  services: Pick<Services, 'clock'>,
  currencyCode: string,
  value: CityInfoData,
): ScreenData<'cityInfo'> =>
  screenData(services, currencyCode, { key: 'cityInfo', params: { cityId: value.info.cityId }, value })
