import { currencyOf, type Currency } from './currency'

/** The currencies that a traveller can have prices shown in, the most asked for first. */
export const shownCurrencies: readonly Currency[] = [
  'CNY',
  'USD',
  'EUR',
  'GBP',
  'JPY',
  'HKD',
  'KRW',
  'SGD',
  'THB',
  'TWD',
  'AUD',
  'CAD',
].flatMap((code) => currencyOf(code) ?? [])
