/** A mistake in a file of a tenant of the product: what it is, the file, what is replaced by what, and where it is reported: file and pointer. */
export type PlantedMistake = readonly [
  what: string,
  file: string,
  from: string | RegExp,
  to: string,
  reportedAt: string,
]
