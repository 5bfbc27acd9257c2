/** The part of the day a greeting speaks of, by the hour on the person's clock (0 to 23). */
export const partOfDay = (hour: number): 'MORNING' | 'AFTERNOON' | 'NIGHT' =>
  hour >= 6 && hour < 14 ? 'MORNING' : hour >= 14 && hour < 21 ? 'AFTERNOON' : 'NIGHT'
