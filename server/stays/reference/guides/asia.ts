import type { CityGuides, SeasonSeed } from './city-guide-seed'

const kantoSeasons: readonly SeasonSeed[] = [
  [3, 5, 'Spring', 'Mild; cherries flower around the turn of March to April.'],
  [6, 8, 'Summer', 'Rainy season in June and early July, then hot and humid.'],
  [9, 11, 'Autumn', 'Typhoons may pass in September; later clear, with red leaves in November.'],
  [12, 2, 'Winter', 'Cold, dry and sunny.'],
]

/** Cities of Asia outside China. */
export const asia: CityGuides = {
  tokyo: {
    airport: [
      'Haneda (HND): monorail or Keikyu line, 15 to 25 minutes.',
      'Narita (NRT): Skyliner to Ueno in 40 minutes, Narita Express to Tokyo Station in about one hour.',
    ],
    seasons: kantoSeasons,
  },
  kyoto: {
    airport: [
      'Kansai Airport (KIX): Haruka express to Kyoto Station, about 75 minutes.',
      'Itami Airport (ITM): airport buses to Kyoto Station, about 55 minutes.',
    ],
    seasons: kantoSeasons,
  },
  seoul: {
    airport: [
      'Incheon (ICN): AREX express to Seoul Station, 43 minutes from terminal 1.',
      'Gimpo (GMP): AREX or metro lines 5 and 9, about 25 minutes.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Mild and dry, with flowers in April and now and then yellow dust.'],
      [6, 8, 'Summer', 'Hot and humid; the monsoon brings heavy rain in July.'],
      [9, 11, 'Autumn', 'Clear, mild and colourful.'],
      [12, 2, 'Winter', 'Cold and dry, well below freezing at night.'],
    ],
  },
  bangkok: {
    airport: [
      'Suvarnabhumi (BKK): Airport Rail Link to Phaya Thai, about 30 minutes.',
      'Don Mueang (DMK): SRT Red Line to Krung Thep Aphiwat, about 15 minutes.',
    ],
    seasons: [
      [11, 2, 'Cool season', 'Dry, sunny and a little less hot: the high season.'],
      [3, 5, 'Hot season', 'Very hot, often above 35 °C; Songkran falls in mid-April.'],
      [6, 10, 'Rainy season', 'Hot and humid, with heavy showers, most in September.'],
    ],
  },
  phuket: {
    airport: ['Phuket Airport (HKT): Smart Bus along the west coast beaches, about one hour to Patong.'],
    seasons: [
      [11, 4, 'Dry season', 'Sunny, with a calm sea; hottest in April.'],
      [5, 10, 'Monsoon', 'Showers and high surf on the west coast; red flags mean no swimming.'],
    ],
  },
  singapore: {
    airport: ['Changi (SIN): metro to the city with a change at Tanah Merah, about 40 minutes.'],
    seasons: [
      [12, 1, 'North-east monsoon', 'The wettest weeks of the year, a little cooler.'],
      [2, 5, 'Inter-monsoon', 'Hot, with thunderstorms in the afternoon.'],
      [6, 9, 'South-west monsoon', 'Hot, with short showers before dawn and at midday.'],
      [10, 11, 'Inter-monsoon', 'Hot and humid, with thunderstorms in the afternoon.'],
    ],
  },
  'kuala-lumpur': {
    airport: ['Kuala Lumpur Airport (KUL): KLIA Ekspres to KL Sentral, 28 minutes from terminal 1.'],
    seasons: [
      [3, 4, 'Inter-monsoon', 'Hot, with strong thunderstorms in the afternoon.'],
      [5, 9, 'Drier months', 'Hot, with fewer showers; at times haze.'],
      [10, 12, 'Wettest months', 'Hot, with heavy rain on most afternoons.'],
      [1, 2, 'Drier months', 'Hot, sunny and a little less humid.'],
    ],
  },
  'da-nang': {
    airport: ['Da Nang Airport (DAD): taxi, about 10 minutes to the river and 15 to the beach.'],
    seasons: [
      [2, 4, 'Spring', 'Warm and dry, with a calming sea.'],
      [5, 8, 'Summer', 'Hot and sunny: the beach season.'],
      [9, 1, 'Rainy season', 'Heavy rain, most in October and November, with storms.'],
    ],
  },
  ubud: {
    airport: ['Ngurah Rai (DPS): taxi or booked car, about 75 minutes.'],
    seasons: [
      [4, 10, 'Dry season', 'Sunny, with cool evenings.'],
      [11, 3, 'Rainy season', 'Humid, with heavy showers in the afternoon.'],
    ],
  },
  dubai: {
    airport: ['Dubai Airport (DXB): metro red line to Burj Khalifa/Dubai Mall, about 25 minutes.'],
    seasons: [
      [11, 3, 'Winter', 'Sunny and warm, with cool evenings: the high season.'],
      [4, 5, 'Spring', 'Hot and dry.'],
      [6, 9, 'Summer', 'Extremely hot and humid, above 40 °C by day.'],
      [10, 10, 'Autumn', 'Hot, easing towards the end of the month.'],
    ],
  },
  istanbul: {
    airport: [
      'Istanbul Airport (IST): metro M11 to Gayrettepe, about 30 minutes.',
      'Sabiha Gökçen (SAW): metro M4 to Kadıköy, about 50 minutes.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Mild, with tulips in April.'],
      [6, 8, 'Summer', 'Hot and mostly dry, with a breeze from the Bosphorus.'],
      [9, 11, 'Autumn', 'Warm at first, then wet.'],
      [12, 2, 'Winter', 'Cold, grey and wet, with snow now and then.'],
    ],
  },
}
