import type { CityGuides } from './city-guide-seed'

/** Cities of northern and western China. */
export const chinaNorth: CityGuides = {
  beijing: {
    airport: [
      'Capital Airport (PEK): Airport Express to Dongzhimen, about 30 minutes.',
      'Daxing Airport (PKX): Daxing Airport Express to Caoqiao, about 20 minutes.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Mild and dry, with wind and now and then dust.'],
      [6, 8, 'Summer', 'Hot and humid; most of the year’s rain falls in July and August.'],
      [9, 11, 'Autumn', 'Clear, dry and pleasant; October is the favourite month.'],
      [12, 2, 'Winter', 'Cold, dry and sunny, below freezing at night.'],
    ],
  },
  harbin: {
    airport: ['Taiping Airport (HRB): airport buses into the city, about one hour.'],
    seasons: [
      [4, 5, 'Spring', 'Short, cool and windy while the snow melts.'],
      [6, 8, 'Summer', 'Warm, with showers in July and August.'],
      [9, 10, 'Autumn', 'Crisp and short; frost comes in October.'],
      [11, 3, 'Winter', 'Bitterly cold, often below −20 °C at night in January; ice festivals run into February.'],
    ],
  },
  qingdao: {
    airport: ['Jiaodong Airport (TAO): metro line 8 towards the city, about one hour.'],
    seasons: [
      [3, 5, 'Spring', 'Cool by the sea, with fog in late spring.'],
      [6, 8, 'Summer', 'Warm and humid; beaches are at their fullest in August.'],
      [9, 11, 'Autumn', 'Sunny and mild, with a warm sea in September.'],
      [12, 2, 'Winter', 'Cold and windy, around freezing.'],
    ],
  },
  xian: {
    airport: ['Xianyang Airport (XIY): metro line 14 to Xi’an North Railway Station, about 35 minutes.'],
    seasons: [
      [3, 5, 'Spring', 'Mild and mostly dry.'],
      [6, 8, 'Summer', 'Hot, often above 35 °C in July.'],
      [9, 11, 'Autumn', 'Cooling, with a rainy spell in September.'],
      [12, 2, 'Winter', 'Cold and dry, below freezing at night.'],
    ],
  },
  chengdu: {
    airport: [
      'Tianfu Airport (TFU): metro line 18 into the city, about 40 minutes.',
      'Shuangliu Airport (CTU): metro line 10 into the city, about 30 minutes.',
    ],
    seasons: [
      [3, 5, 'Spring', 'Mild, cloudy and green.'],
      [6, 8, 'Summer', 'Hot and humid, with heavy night rain.'],
      [9, 11, 'Autumn', 'Mild and grey, with light rain.'],
      [12, 2, 'Winter', 'Cool and damp, seldom freezing.'],
    ],
  },
  chongqing: {
    airport: ['Jiangbei Airport (CKG): metro lines 3 and 10 into the city, about 45 minutes.'],
    seasons: [
      [3, 5, 'Spring', 'Warm early, with evening rain.'],
      [6, 8, 'Summer', 'Very hot and humid, at times above 40 °C.'],
      [9, 11, 'Autumn', 'Mild, grey and wet.'],
      [12, 2, 'Winter', 'Cool and foggy, seldom freezing.'],
    ],
  },
  zhangjiajie: {
    airport: ['Hehua Airport (DYG): taxi or bus 4 into the city, about 20 minutes.'],
    seasons: [
      [3, 5, 'Spring', 'Mild and wet; peaks often stand in cloud.'],
      [6, 8, 'Summer', 'Hot in the valley, cooler on the peaks, with storms.'],
      [9, 11, 'Autumn', 'Clearest views of the year, dry and mild.'],
      [12, 2, 'Winter', 'Cold and quiet, with snow on the peaks.'],
    ],
  },
}
