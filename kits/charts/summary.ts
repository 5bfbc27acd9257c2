import { valueOf, type ChartDatum } from './chart'

/** The least and the most of a series, and where the most was. */
export interface Extremes {
  least: number
  most: number
  /** The name of the first datum that has the most. */
  at: string
}

/** What a sentence says of a series; null where there is nothing to say. */
export function findExtremes(data: readonly ChartDatum[], index: string, category: string): Extremes | null {
  const [first, ...others] = data
  if (!first) return null
  const begun = {
    least: valueOf(first, category),
    most: valueOf(first, category),
    at: String(first[index]),
  }
  return others.reduce<Extremes>((so, datum) => {
    const value = valueOf(datum, category)
    return {
      least: Math.min(so.least, value),
      ...(value > so.most ? { most: value, at: String(datum[index]) } : { most: so.most, at: so.at }),
    }
  }, begun)
}

/** So few are said one by one. */
const maxListed = 8

/** The series as "name number", while they are few enough to be listened to; else null. */
export const listValues = (
  data: readonly ChartDatum[],
  index: string,
  category: string,
  words: { indexFormatter: (name: string) => string; valueFormatter: (value: number) => string },
): string[] | null =>
  data.length > maxListed
    ? null
    : data.map(
        (datum) =>
          `${words.indexFormatter(String(datum[index]))} ${words.valueFormatter(valueOf(datum, category))}`,
      )
