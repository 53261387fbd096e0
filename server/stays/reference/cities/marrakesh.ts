import type { CitySeed } from '../city-seed'

/** Facts of Marrakesh. */
export const marrakesh: CitySeed = {
  id: 'marrakesh',
  name: 'Marrakesh',
  localName: 'مراكش',
  otherNames: ['马拉喀什', 'Malakashi', 'Marrakech', '马拉喀什市'],
  countryCode: 'MA',
  timeZone: 'Africa/Casablanca',
  lat: 31.6342,
  lng: -7.9999,
  setting: 'desert',
  scene: ['desert', 'dunes'],
  level: 0.75,
  share: 1,
  hotRank: null,
  intro: 'Rose walls, shaded courtyards and a market square that fills with smoke and drums at sunset.',
  districts: [
    ['Medina', 'المدينة القديمة', 31.63, -7.989],
    ['Gueliz', 'جليز', 31.636, -8.01],
    ['Kasbah', 'القصبة', 31.618, -7.989],
    ['Hivernage', 'الحي الشتوي', 31.624, -8.013],
    ['Palmeraie', 'النخيل', 31.67, -7.959],
  ],
  landmarks: [
    ['Jemaa el-Fnaa', 'Market', 31.6258, -7.9891],
    ['Koutoubia Mosque', 'Temple', 31.624, -7.9935],
    ['Bahia Palace', 'Sight', 31.6218, -7.983],
    ['Majorelle Garden', 'Park', 31.6417, -8.0033],
    ['Ben Youssef Madrasa', 'Museum', 31.632, -7.986],
  ],
  streets: [
    ['Rue Riad Zitoun el Kedim', 'درب رياض الزيتون القديم'],
    ['Avenue Mohammed V', 'شارع محمد الخامس'],
    ['Rue de la Kasbah', 'زنقة القصبة'],
    ['Rue Yves Saint Laurent', 'زنقة إيف سان لوران'],
    ['Rue Mouassine', 'زنقة المواسين'],
  ],
}
