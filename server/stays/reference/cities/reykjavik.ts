import type { CitySeed } from '../city-seed'

/** Facts of Reykjavík. */
export const reykjavik: CitySeed = {
  id: 'reykjavik',
  name: 'Reykjavík',
  localName: 'Reykjavík',
  otherNames: ['雷克雅未克', 'Leikeyaweike', 'Reykjavik'],
  countryCode: 'IS',
  timeZone: 'Atlantic/Reykjavik',
  lat: 64.1355,
  lng: -21.8954,
  setting: 'north',
  scene: ['lake', 'boathouse'],
  level: 1.85,
  share: 1,
  hotRank: null,
  intro: 'Corrugated houses, geothermal pools and, on clear winter nights, the northern lights.',
  districts: [
    ['Midborg', 'Miðborg', 64.146, -21.933],
    ['Old Harbour', 'Gamla höfnin', 64.151, -21.945],
    ['Hlemmur', 'Hlemmur', 64.143, -21.914],
    ['Laugardalur', 'Laugardalur', 64.143, -21.873],
    ['Vesturbaer', 'Vesturbær', 64.147, -21.957],
  ],
  landmarks: [
    ['Hallgrímskirkja', 'Sight', 64.1417, -21.9266],
    ['Harpa Concert Hall', 'Sight', 64.1504, -21.9327],
    ['Sun Voyager', 'Sight', 64.1476, -21.9223],
    ['National Museum', 'Museum', 64.1419, -21.9486],
    ['Laugardalslaug Pool', 'Park', 64.146, -21.879],
  ],
  streets: [
    ['Laugavegur', 'Laugavegur'],
    ['Skólavörðustígur', 'Skólavörðustígur'],
    ['Hverfisgata', 'Hverfisgata'],
    ['Borgartún', 'Borgartún'],
    ['Grandagarður', 'Grandagarður'],
  ],
}
