/** Whether an element's content is to be drawn; heightPx is how high its empty box stands, in px of this screen, null where style sheets say so. */
export interface DrawnNear {
  readonly isDrawn: boolean
  readonly heightPx: number | null
}

/** Where hosts draw little at once, the content of an element with this id while it is near the visible part; what comes first is drawn without being asked about. */
export type UseDrawnNear = (id: string, isFirst: boolean) => DrawnNear
