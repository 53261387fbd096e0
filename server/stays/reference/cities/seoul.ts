import type { CitySeed } from '../city-seed'

/** Facts of Seoul. */
export const seoul: CitySeed = {
  id: 'seoul',
  name: 'Seoul',
  localName: '서울',
  otherNames: ['首尔', "Shou'er", '汉城', 'Shouer', '서울특별시'],
  countryCode: 'KR',
  timeZone: 'Asia/Seoul',
  lat: 37.566,
  lng: 126.9784,
  setting: 'metropolis',
  scene: ['city', 'low-roofs'],
  level: 1.25,
  share: 2,
  hotRank: 16,
  intro: 'Palaces and mountains within walking distance of all-night markets and very good coffee.',
  districts: [
    ['Jongno', '종로구', 37.573, 126.979],
    ['Myeong-dong', '명동', 37.5636, 126.985],
    ['Hongdae', '홍대', 37.5563, 126.9237],
    ['Gangnam', '강남구', 37.4979, 127.0276],
    ['Itaewon', '이태원', 37.5345, 126.9946],
    ['Seongsu', '성수동', 37.5446, 127.0557],
  ],
  landmarks: [
    ['Gyeongbokgung Palace', 'Sight', 37.5796, 126.977],
    ['Bukchon Hanok Village', 'Sight', 37.5826, 126.983],
    ['N Seoul Tower', 'Sight', 37.5512, 126.9882],
    ['National Museum of Korea', 'Museum', 37.524, 126.9803],
    ['Gwangjang Market', 'Market', 37.5701, 126.9996],
    ['Seoul Station', 'Station', 37.5547, 126.9707],
  ],
  streets: [
    ['Sejong-daero', '세종대로'],
    ['Insadong-gil', '인사동길'],
    ['Teheran-ro', '테헤란로'],
    ['Yanghwa-ro', '양화로'],
    ['Yeonmujang-gil', '연무장길'],
  ],
}
