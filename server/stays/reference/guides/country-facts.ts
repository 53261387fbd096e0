/** Facts that hold in a whole country: languages and power sockets. */
export interface CountryFacts {
  readonly languages: readonly string[]
  readonly plugs: string
}

/** Facts by ISO 3166 code; plug types and voltages as in IEC's list of world plugs. */
export const countryFacts: Readonly<Record<string, CountryFacts>> = {
  CN: { languages: ['Mandarin Chinese'], plugs: 'Types A, C and I, 220 V' },
  HK: { languages: ['Cantonese', 'English', 'Mandarin Chinese'], plugs: 'Type G, 220 V' },
  MO: { languages: ['Cantonese', 'Portuguese', 'Mandarin Chinese'], plugs: 'Type G, 230 V' },
  JP: { languages: ['Japanese'], plugs: 'Types A and B, 100 V' },
  KR: { languages: ['Korean'], plugs: 'Types C and F, 220 V' },
  TH: { languages: ['Thai'], plugs: 'Types A, B, C and O, 230 V' },
  SG: { languages: ['English', 'Mandarin Chinese', 'Malay', 'Tamil'], plugs: 'Type G, 230 V' },
  MY: { languages: ['Malay', 'English'], plugs: 'Type G, 240 V' },
  VN: { languages: ['Vietnamese'], plugs: 'Types A and C, 220 V' },
  ID: { languages: ['Indonesian', 'Balinese'], plugs: 'Types C and F, 230 V' },
  GB: { languages: ['English'], plugs: 'Type G, 230 V' },
  FR: { languages: ['French'], plugs: 'Types C and E, 230 V' },
  IT: { languages: ['Italian'], plugs: 'Types C, F and L, 230 V' },
  ES: { languages: ['Spanish', 'Catalan'], plugs: 'Types C and F, 230 V' },
  IS: { languages: ['Icelandic', 'English'], plugs: 'Types C and F, 230 V' },
  TR: { languages: ['Turkish'], plugs: 'Types C and F, 230 V' },
  AE: { languages: ['Arabic', 'English'], plugs: 'Type G, 230 V' },
  MA: { languages: ['Arabic', 'Tamazight', 'French'], plugs: 'Types C and E, 220 V' },
  US: { languages: ['English', 'Spanish'], plugs: 'Types A and B, 120 V' },
  CA: { languages: ['English', 'French'], plugs: 'Types A and B, 120 V' },
  AU: { languages: ['English'], plugs: 'Type I, 230 V' },
}
