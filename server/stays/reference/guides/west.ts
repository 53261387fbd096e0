import type { CityGuides } from './city-guide-seed'

/** Cities of Europe, Africa, America and Australia. */
export const west: CityGuides = {
  london: {
    airport: [
      'Heathrow (LHR): Elizabeth line to Paddington in about 30 minutes, or the Piccadilly line.',
      'Gatwick (LGW): Gatwick Express to Victoria, about 30 minutes.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Cool and changeable, with parks in flower.'],
      [6, 8, 'Summer', 'Mild to warm, with long evenings.'],
      [9, 11, 'Autumn', 'Mild at first, then cool and wet.'],
      [12, 2, 'Winter', 'Cool, grey and damp, with short days.'],
    ],
  },
  paris: {
    airport: [
      'Charles de Gaulle (CDG): RER B to Châtelet – Les Halles, about 35 minutes.',
      'Orly (ORY): metro line 14, about 25 minutes to Châtelet.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Mild and changeable.'],
      [6, 8, 'Summer', 'Warm, with hot spells; many shops close in August.'],
      [9, 11, 'Autumn', 'Mild in September, then cool and grey.'],
      [12, 2, 'Winter', 'Cold and damp, seldom with snow.'],
    ],
  },
  rome: {
    airport: [
      'Fiumicino (FCO): Leonardo Express to Roma Termini, 32 minutes.',
      'Ciampino (CIA): buses to Roma Termini, about 45 minutes.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Mild and sunny, with showers.'],
      [6, 8, 'Summer', 'Hot and dry.'],
      [9, 11, 'Autumn', 'Warm in September, wet in November.'],
      [12, 2, 'Winter', 'Cool, with rain and clear days by turns.'],
    ],
  },
  barcelona: {
    airport: ['El Prat (BCN): Aerobús to Plaça de Catalunya, about 35 minutes, or train R2 Nord.'],
    seasons: [
      [3, 5, 'Spring', 'Mild and sunny, the sea still cold.'],
      [6, 8, 'Summer', 'Hot and humid; the beaches are full.'],
      [9, 11, 'Autumn', 'Warm sea in September, heavy showers in October.'],
      [12, 2, 'Winter', 'Mild and mostly sunny.'],
    ],
  },
  reykjavik: {
    airport: ['Keflavík (KEF): airport buses to the BSÍ terminal, about 45 minutes.'],
    seasons: [
      [4, 5, 'Spring', 'Cold and bright, with days that lengthen fast.'],
      [6, 8, 'Summer', 'Cool, with light nearly all night.'],
      [9, 10, 'Autumn', 'Cold, windy and wet; northern lights return.'],
      [11, 3, 'Winter', 'Around freezing, with storms and few hours of light.'],
    ],
  },
  marrakesh: {
    airport: ['Menara (RAK): bus 19 or taxi to Jemaa el-Fnaa, about 20 minutes.'],
    seasons: [
      [3, 5, 'Spring', 'Warm and sunny: the favourite season.'],
      [6, 8, 'Summer', 'Very hot and dry, often above 38 °C.'],
      [9, 11, 'Autumn', 'Hot at first, then warm and clear.'],
      [12, 2, 'Winter', 'Sunny days and cold nights.'],
    ],
  },
  'new-york': {
    airport: [
      'John F. Kennedy (JFK): AirTrain and subway or Long Island Rail Road, 35 to 75 minutes to Midtown.',
      'Newark (EWR): AirTrain and NJ Transit to Penn Station, about 45 minutes.',
      'LaGuardia (LGA): free Q70 bus to the subway, about 45 minutes to Midtown.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Changeable, cold in March and mild in May.'],
      [6, 8, 'Summer', 'Hot and humid, with thunderstorms.'],
      [9, 11, 'Autumn', 'Clear and mild, with coloured leaves in late October.'],
      [12, 2, 'Winter', 'Cold, with wind and snow.'],
    ],
  },
  vancouver: {
    airport: ['Vancouver Airport (YVR): Canada Line to Waterfront, 26 minutes.'],
    seasons: [
      [3, 5, 'Spring', 'Mild, with showers and cherry blossom in April.'],
      [6, 8, 'Summer', 'Warm, dry and sunny.'],
      [9, 11, 'Autumn', 'Sunny in September, then wet.'],
      [12, 2, 'Winter', 'Cool and rainy in town, with snow on the mountains.'],
    ],
  },
  sydney: {
    airport: ['Kingsford Smith (SYD): Airport Link train to Central, about 10 minutes.'],
    seasons: [
      [9, 11, 'Spring', 'Mild to warm and rather dry.'],
      [12, 2, 'Summer', 'Warm to hot, with a warm sea and thunderstorms.'],
      [3, 5, 'Autumn', 'Mild, with a still warm sea and some rain.'],
      [6, 8, 'Winter', 'Cool, sunny and the quietest season.'],
    ],
  },
}
