/** Whether nothing big should load or move before it is asked for. */
export type SavesData = () => boolean
