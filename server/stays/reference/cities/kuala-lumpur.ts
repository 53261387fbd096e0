import type { CitySeed } from '../city-seed'

/** Facts of Kuala Lumpur. */
export const kualaLumpur: CitySeed = {
  id: 'kuala-lumpur',
  name: 'Kuala Lumpur',
  localName: 'Kuala Lumpur',
  otherNames: ['吉隆坡', 'Jilongpo', 'KL', 'Ji Long Po'],
  countryCode: 'MY',
  timeZone: 'Asia/Kuala_Lumpur',
  lat: 3.1412,
  lng: 101.6865,
  setting: 'metropolis',
  scene: ['city', 'rooftop'],
  level: 0.7,
  share: 1,
  hotRank: null,
  intro: 'Twin towers over a green, warm and easy-going city where Malay, Chinese and Indian kitchens share a street.',
  districts: [
    ['Bukit Bintang', 'Bukit Bintang', 3.147, 101.711],
    ['KLCC', 'KLCC', 3.158, 101.712],
    ['Chinatown', 'Petaling Street', 3.144, 101.698],
    ['Bangsar', 'Bangsar', 3.129, 101.671],
    ['Brickfields', 'Brickfields', 3.129, 101.686],
  ],
  landmarks: [
    ['Petronas Twin Towers', 'Sight', 3.1579, 101.7116],
    ['Batu Caves', 'Temple', 3.2379, 101.684],
    ['Central Market', 'Market', 3.1457, 101.6955],
    ['Islamic Arts Museum', 'Museum', 3.1419, 101.6899],
    ['KL Sentral', 'Station', 3.134, 101.6864],
  ],
  streets: [
    ['Jalan Bukit Bintang', 'Jalan Bukit Bintang'],
    ['Jalan Ampang', 'Jalan Ampang'],
    ['Jalan Sultan', 'Jalan Sultan'],
    ['Jalan Telawi', 'Jalan Telawi'],
    ['Jalan Raja Chulan', 'Jalan Raja Chulan'],
  ],
}
