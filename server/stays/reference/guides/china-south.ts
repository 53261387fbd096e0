import type { CityGuides, SeasonSeed } from './city-guide-seed'

const deltaSeasons: readonly SeasonSeed[] = [
  [3, 5, 'Spring', 'Mild and green, with frequent rain.'],
  [6, 8, 'Summer', 'Plum rain in June, then hot and humid, with a typhoon now and then.'],
  [9, 11, 'Autumn', 'Dry, sunny and comfortable.'],
  [12, 2, 'Winter', 'Cool and damp, a little above freezing.'],
]
const pearlSeasons: readonly SeasonSeed[] = [
  [3, 5, 'Spring', 'Warm, humid and misty.'],
  [6, 9, 'Summer', 'Hot and very humid, with storms and typhoons.'],
  [10, 12, 'Autumn', 'Dry, sunny and warm: the best months.'],
  [1, 2, 'Winter', 'Mild and rather dry, cool in the evening.'],
]
const plateauSeasons: readonly SeasonSeed[] = [
  [3, 5, 'Spring', 'Sunny and dry, with wind in the afternoon.'],
  [6, 9, 'Rainy season', 'Mild, with rain on most days, usually short.'],
  [10, 11, 'Autumn', 'Clear and mild, with cool nights.'],
  [12, 2, 'Winter', 'Sunny days and cold nights.'],
]

/** Cities of eastern and southern China, with Hong Kong and Macau. */
export const chinaSouth: CityGuides = {
  shanghai: {
    airport: [
      'Pudong Airport (PVG): Maglev to Longyang Road in 8 minutes, or metro line 2, about 70 minutes to People’s Square.',
      'Hongqiao Airport (SHA): metro lines 2 and 10, about 30 minutes to People’s Square.',
    ],
    seasons: deltaSeasons,
  },
  hangzhou: {
    airport: ['Xiaoshan Airport (HGH): metro lines 1, 7 and 19 into the city, about 50 minutes by line 1.'],
    seasons: deltaSeasons,
  },
  suzhou: {
    airport: [
      'No airport of its own: trains from Shanghai Hongqiao, beside Shanghai’s airport, take about 30 minutes.',
    ],
    seasons: deltaSeasons,
  },
  nanjing: {
    airport: ['Lukou Airport (NKG): metro line S1 to Nanjing South Railway Station, about 35 minutes.'],
    seasons: deltaSeasons,
  },
  guangzhou: {
    airport: ['Baiyun Airport (CAN): metro line 3 into the city, about 40 minutes.'],
    seasons: pearlSeasons,
  },
  shenzhen: {
    airport: ['Bao’an Airport (SZX): metro line 11 to Futian, about 35 minutes.'],
    seasons: pearlSeasons,
  },
  'hong-kong': {
    airport: ['Hong Kong Airport (HKG): Airport Express to Kowloon and Hong Kong stations, 21 to 24 minutes.'],
    seasons: pearlSeasons,
  },
  macau: {
    airport: [
      'Macau Airport (MFM): Light Rapid Transit and buses, about 20 minutes.',
      'From Hong Kong Airport: buses over the Hong Kong–Zhuhai–Macao Bridge, about 45 minutes.',
    ],
    seasons: pearlSeasons,
  },
  xiamen: {
    airport: ['Gaoqi Airport (XMN): taxi, about 25 minutes to the old town.'],
    seasons: pearlSeasons,
  },
  guilin: {
    airport: ['Liangjiang Airport (KWL): airport buses into the city, about 50 minutes.'],
    seasons: [
      [3, 6, 'Rainy season', 'Warm, with the most rain of the year in May and June.'],
      [7, 8, 'Summer', 'Hot and humid, with high rivers.'],
      [9, 11, 'Autumn', 'Dry, sunny and warm: the best time for the river.'],
      [12, 2, 'Winter', 'Cool and damp.'],
    ],
  },
  sanya: {
    airport: ['Phoenix Airport (SYX): taxi, about 25 minutes to Dadonghai.'],
    seasons: [
      [11, 4, 'Dry season', 'Warm, sunny and dry: the high season.'],
      [5, 10, 'Rainy season', 'Hot, with showers and a typhoon now and then.'],
    ],
  },
  dali: {
    airport: ['Dali Airport (DLU): taxi to the old town, about 45 minutes.'],
    seasons: plateauSeasons,
  },
  lijiang: {
    airport: ['Sanyi Airport (LJG): airport buses to the old town, about 45 minutes.'],
    seasons: plateauSeasons,
  },
}
