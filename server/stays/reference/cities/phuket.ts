import type { CitySeed } from '../city-seed'

/** Facts of Phuket. */
export const phuket: CitySeed = {
  id: 'phuket',
  name: 'Phuket',
  localName: 'ภูเก็ต',
  otherNames: ['普吉', 'Puji', '普吉岛', 'Pu Ji'],
  countryCode: 'TH',
  timeZone: 'Asia/Bangkok',
  lat: 7.8906,
  lng: 98.3981,
  setting: 'beach',
  scene: ['beach', 'cove'],
  level: 0.95,
  share: 2,
  hotRank: 18,
  intro: 'Coves and long beaches on an island with a pastel old town and boats to limestone bays.',
  districts: [
    ['Patong', 'ป่าตอง', 7.896, 98.297],
    ['Kata', 'กะตะ', 7.82, 98.298],
    ['Karon', 'กะรน', 7.846, 98.294],
    ['Old Phuket Town', 'เมืองเก่าภูเก็ต', 7.884, 98.388],
    ['Bang Tao', 'บางเทา', 7.99, 98.293],
    ['Rawai', 'ราไวย์', 7.779, 98.326],
  ],
  landmarks: [
    ['Big Buddha', 'Temple', 7.8276, 98.3128],
    ['Patong Beach', 'Beach', 7.896, 98.296],
    ['Kata Noi Beach', 'Beach', 7.807, 98.3],
    ['Promthep Cape', 'Sight', 7.761, 98.305],
    ['Phuket Airport', 'Airport', 8.113, 98.306],
  ],
  phone: '+66 76 555 01',
  streets: [
    ['Thalang Road', 'ถนนถลาง'],
    ['Thawewong Road', 'ถนนทวีวงศ์'],
    ['Patak Road', 'ถนนปฏัก'],
    ['Dibuk Road', 'ถนนดีบุก'],
    ['Wiset Road', 'ถนนวิเศษ'],
  ],
}
