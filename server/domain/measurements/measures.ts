/** The numbers of the measures. */
export const measureIds = {
  oxygen: 1,
  systolic: 2,
  diastolic: 3,
  heartRate: 4,
  sdnn: 5,
  sleep: 6,
  activity: 7,
  weight: 8,
  temperature: 9,
  breaths: 10,
  glucose: 11,
  deepSleep: 12,
  lightSleep: 13,
  calories: 14,
  meters: 15,
  rmssd: 16,
} as const

/** Measures of which a day has the sum and not the average. */
export const summed: ReadonlySet<number> = new Set([
  measureIds.sleep,
  measureIds.deepSleep,
  measureIds.lightSleep,
  measureIds.activity,
  measureIds.calories,
  measureIds.meters,
])
