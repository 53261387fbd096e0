import type { DestinationOption } from '@/contract/destination'

/** A place by its names; China is not abroad. */
export function place(label: string, localName: string, country: string, countryCode: string): DestinationOption {
  return {
    value: label.toLowerCase(),
    label,
    showLabel: `${label}, ${country}`,
    localName,
    sourceType: 30,
    clickType: 1,
    countryCode,
    isAbroad: countryCode !== 'CN',
    timeZone: 'Asia/Shanghai',
    currencyCode: 'CNY',
    today: '2026-11-21',
    headImg: {
      url: '/pictures/480/city.webp',
      width: 960,
      height: 640,
      averageColor: '#88aabb',
      alt: `${label} by day`,
    },
    hotelCount: 10,
  }
}
