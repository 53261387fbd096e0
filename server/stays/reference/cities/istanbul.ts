import type { CitySeed } from '../city-seed'

/** Facts of Istanbul. */
export const istanbul: CitySeed = {
  id: 'istanbul',
  name: 'Istanbul',
  localName: 'İstanbul',
  otherNames: ['伊斯坦布尔', "Yisitanbu'er", 'Constantinople', 'Yisitanbuer'],
  countryCode: 'TR',
  timeZone: 'Europe/Istanbul',
  lat: 41.0138,
  lng: 28.9497,
  setting: 'heritage',
  scene: ['city', 'bridge'],
  level: 0.85,
  share: 2,
  hotRank: 25,
  intro: 'Domes, bazaars and ferries that cross from one continent to the other for the price of a tea.',
  districts: [
    ['Sultanahmet', 'Sultanahmet', 41.006, 28.977],
    ['Galata', 'Galata', 41.026, 28.974],
    ['Beyoglu', 'Beyoğlu', 41.034, 28.978],
    ['Kadikoy', 'Kadıköy', 40.99, 29.027],
    ['Balat', 'Balat', 41.029, 28.949],
    ['Besiktas', 'Beşiktaş', 41.043, 29.007],
  ],
  landmarks: [
    ['Hagia Sophia', 'Sight', 41.0086, 28.9802],
    ['Blue Mosque', 'Temple', 41.0054, 28.9768],
    ['Grand Bazaar', 'Market', 41.0107, 28.9681],
    ['Galata Tower', 'Sight', 41.0256, 28.9742],
    ['Topkapi Palace', 'Museum', 41.0115, 28.9834],
    ['Istanbul Airport', 'Airport', 41.2753, 28.7519],
  ],
  streets: [
    ['Istiklal Avenue', 'İstiklal Caddesi'],
    ['Divan Yolu', 'Divan Yolu Caddesi'],
    ['Serdar-i Ekrem Street', 'Serdar-ı Ekrem Sokak'],
    ['Moda Avenue', 'Moda Caddesi'],
    ['Vodina Street', 'Vodina Caddesi'],
  ],
}
