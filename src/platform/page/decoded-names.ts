/** Parameters that mini-programs hand over decoded: none. */
export const decodedNames = (_pattern: string): readonly string[] => []
