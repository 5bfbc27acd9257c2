/** The part of the day for the greeting. In: local hour, 0 to 23. */
export const partOfDay = (hour: number): 'MORNING' | 'AFTERNOON' | 'NIGHT' =>
  hour >= 6 && hour < 14 ? 'MORNING' : hour >= 14 && hour < 21 ? 'AFTERNOON' : 'NIGHT'
