import type { CitySeed } from '../city-seed'

/** Facts of Bangkok. */
export const bangkok: CitySeed = {
  id: 'bangkok',
  name: 'Bangkok',
  localName: 'กรุงเทพฯ',
  otherNames: ['曼谷', 'Mangu', 'Krung Thep', 'กรุงเทพมหานคร', 'Man Gu'],
  countryCode: 'TH',
  timeZone: 'Asia/Bangkok',
  lat: 13.754,
  lng: 100.5014,
  setting: 'metropolis',
  scene: ['temple', 'stupa'],
  level: 0.85,
  share: 3,
  hotRank: 17,
  intro: 'River temples, rooftop evenings and street kitchens that set the standard for the rest of the world.',
  districts: [
    ['Sukhumvit', 'สุขุมวิท', 13.737, 100.561],
    ['Silom', 'สีลม', 13.728, 100.533],
    ['Siam', 'สยาม', 13.746, 100.534],
    ['Riverside', 'ริมแม่น้ำเจ้าพระยา', 13.722, 100.514],
    ['Old Town', 'เกาะรัตนโกสินทร์', 13.753, 100.498],
    ['Ari', 'อารีย์', 13.78, 100.544],
  ],
  landmarks: [
    ['Grand Palace', 'Sight', 13.75, 100.4914],
    ['Wat Arun', 'Temple', 13.7437, 100.4889],
    ['Wat Pho', 'Temple', 13.7465, 100.493],
    ['Lumphini Park', 'Park', 13.731, 100.541],
    ['Chatuchak Market', 'Market', 13.7999, 100.5505],
    ['Jim Thompson House', 'Museum', 13.7492, 100.5283],
  ],
  streets: [
    ['Sukhumvit Road', 'ถนนสุขุมวิท'],
    ['Silom Road', 'ถนนสีลม'],
    ['Charoen Krung Road', 'ถนนเจริญกรุง'],
    ['Phra Athit Road', 'ถนนพระอาทิตย์'],
    ['Phloen Chit Road', 'ถนนเพลินจิต'],
  ],
}
