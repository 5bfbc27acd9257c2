/** The index of the first value that stands in the list before; -1 when all differ. */
export const firstDuplicate = (values: readonly (string | number)[]): number =>
  values.findIndex((value, index) => values.indexOf(value) !== index)
