import type { CitySeed } from '../city-seed'

/** Facts of Dubai. */
export const dubai: CitySeed = {
  id: 'dubai',
  name: 'Dubai',
  localName: 'دبي',
  otherNames: ['迪拜', 'Dibai', 'Di Bai', 'Dubayy'],
  countryCode: 'AE',
  timeZone: 'Asia/Dubai',
  lat: 25.0657,
  lng: 55.1713,
  setting: 'desert',
  scene: ['city', 'waterfront'],
  level: 1.4,
  share: 2,
  hotRank: 26,
  intro: 'Creek dhows, spice souks and very tall towers between the desert and a warm, shallow sea.',
  districts: [
    ['Downtown', 'وسط مدينة دبي', 25.195, 55.275],
    ['Dubai Marina', 'مرسى دبي', 25.08, 55.14],
    ['Deira', 'ديرة', 25.271, 55.312],
    ['Jumeirah', 'جميرا', 25.205, 55.241],
    ['Al Fahidi', 'الفهيدي', 25.264, 55.299],
    ['Al Barsha', 'البرشاء', 25.111, 55.2],
  ],
  landmarks: [
    ['Burj Khalifa', 'Sight', 25.1972, 55.2744],
    ['Dubai Museum', 'Museum', 25.2635, 55.2972],
    ['Gold Souk', 'Market', 25.2697, 55.2977],
    ['Kite Beach', 'Beach', 25.164, 55.207],
    ['Dubai Airport', 'Airport', 25.2532, 55.3657],
  ],
  streets: [
    ['Sheikh Zayed Road', 'شارع الشيخ زايد'],
    ['Jumeirah Beach Road', 'شارع شاطئ جميرا'],
    ['Al Rigga Road', 'شارع الرقة'],
    ['Al Seef Road', 'شارع السيف'],
    ['Al Marsa Street', 'شارع المرسى'],
  ],
}
