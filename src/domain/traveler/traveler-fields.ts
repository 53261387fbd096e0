/** What is written about a traveler; a null birthday is not asked for, which is birthday mode off (spec §5). */
export interface TravelerFields {
  readonly name: string
  readonly idType: string
  readonly idNo: string
  readonly birthday: string | null
  readonly tel: string
}
