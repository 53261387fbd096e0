import type { CitySeed } from '../city-seed'

/** Facts of Hong Kong. */
export const hongKong: CitySeed = {
  id: 'hong-kong',
  name: 'Hong Kong',
  localName: '香港',
  otherNames: ['Xianggang', 'Heung Kong', 'HK', 'Xiang Gang'],
  countryCode: 'HK',
  timeZone: 'Asia/Hong_Kong',
  lat: 22.2783,
  lng: 114.1747,
  setting: 'metropolis',
  scene: ['city', 'waterfront'],
  level: 1.75,
  share: 3,
  hotRank: 14,
  intro: 'Harbour ferries, neon, dim sum and hiking trails that begin at the end of a tram line.',
  districts: [
    ['Central', '中環', 22.281, 114.158],
    ['Tsim Sha Tsui', '尖沙咀', 22.298, 114.172],
    ['Causeway Bay', '銅鑼灣', 22.28, 114.184],
    ['Mong Kok', '旺角', 22.319, 114.169],
    ['Wan Chai', '灣仔', 22.277, 114.173],
    ['Sheung Wan', '上環', 22.286, 114.15],
    ['Sham Shui Po', '深水埗', 22.33, 114.162],
  ],
  landmarks: [
    ['Victoria Peak', 'Sight', 22.2759, 114.1455],
    ['Star Ferry Pier', 'Station', 22.2936, 114.1686],
    ['M+ Museum', 'Museum', 22.301, 114.159],
    ['Temple Street Night Market', 'Market', 22.306, 114.17],
    ['Man Mo Temple', 'Temple', 22.284, 114.15],
  ],
  streets: [
    ['Nathan Road', '彌敦道', ['Tsim Sha Tsui', 'Mong Kok', 'Sham Shui Po']],
    ["Queen's Road Central", '皇后大道中', ['Central', 'Sheung Wan']],
    ['Hollywood Road', '荷李活道', ['Central', 'Sheung Wan']],
    ['Hennessy Road', '軒尼詩道', ['Wan Chai', 'Causeway Bay']],
    ['Des Voeux Road West', '德輔道西', ['Sheung Wan']],
  ],
}
