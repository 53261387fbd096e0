/** An option of a picker's column (spec §3); its children are the next column's options while it is chosen. */
export interface PickerOption {
  readonly text: string
  readonly disabled?: boolean
  readonly children?: readonly PickerOption[]
}

/** A column of a picker with its name for screen readers. */
export interface PickerColumn {
  readonly label: string
  readonly options: readonly PickerOption[]
}
