import type { CitySeed } from '../city-seed'

/** Facts of Kyoto. */
export const kyoto: CitySeed = {
  id: 'kyoto',
  name: 'Kyoto',
  localName: '京都',
  otherNames: ['Jingdu', 'Kyōto', 'きょうと'],
  countryCode: 'JP',
  timeZone: 'Asia/Tokyo',
  lat: 35.0211,
  lng: 135.7538,
  setting: 'heritage',
  scene: ['temple', 'pagoda'],
  level: 1.45,
  share: 2,
  hotRank: 15,
  intro:
    "Wooden townhouses, moss gardens and temple bells in the valley that was Japan's capital for a thousand years.",
  districts: [
    ['Gion', '祇園', 35.0037, 135.778],
    ['Higashiyama', '東山区', 34.997, 135.776],
    ['Nakagyo', '中京区', 35.01, 135.751],
    ['Shimogyo', '下京区', 34.988, 135.757],
    ['Arashiyama', '嵐山', 35.014, 135.678],
    ['Kamigyo', '上京区', 35.029, 135.757],
  ],
  landmarks: [
    ['Kiyomizu-dera', 'Temple', 34.9949, 135.785],
    ['Fushimi Inari Shrine', 'Temple', 34.9671, 135.7727],
    ['Nijo Castle', 'Sight', 35.0142, 135.7482],
    ['Nishiki Market', 'Market', 35.005, 135.764],
    ['Kyoto Station', 'Station', 34.9858, 135.7588],
    ['Kinkaku-ji', 'Temple', 35.0394, 135.7292],
  ],
  phone: '+81 75 555 01',
  streets: [
    ['Shijo-dori', '四条通'],
    ['Karasuma-dori', '烏丸通'],
    ['Kawaramachi-dori', '河原町通'],
    ['Sanjo-dori', '三条通'],
    ['Hanamikoji-dori', '花見小路通'],
  ],
}
