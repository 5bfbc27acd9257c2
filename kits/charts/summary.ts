import { valueOf, type ChartDatum } from './chart'

/** The extremes of a series. */
export interface Extremes {
  least: number
  most: number
  /** The name of the first datum with the highest value. */
  at: string
}

/** Finds the extremes of a series; null for an empty one. */
export function findExtremes(data: readonly ChartDatum[], index: string, category: string): Extremes | null {
  const [first, ...others] = data
  if (!first) return null
  const initial = {
    least: valueOf(first, category),
    most: valueOf(first, category),
    at: String(first[index]),
  }
  return others.reduce<Extremes>((extremes, datum) => {
    const value = valueOf(datum, category)
    return {
      least: Math.min(extremes.least, value),
      ...(value > extremes.most
        ? { most: value, at: String(datum[index]) }
        : { most: extremes.most, at: extremes.at }),
    }
  }, initial)
}

/** A longer series is summarized by its extremes. */
const maxListed = 8

/** The series as "name number"; null where it is too long to listen to. */
export const listValues = (
  data: readonly ChartDatum[],
  index: string,
  category: string,
  format: { indexFormatter: (name: string) => string; valueFormatter: (value: number) => string },
): string[] | null =>
  data.length > maxListed
    ? null
    : data.map(
        (datum) =>
          `${format.indexFormatter(String(datum[index]))} ${format.valueFormatter(valueOf(datum, category))}`,
      )
