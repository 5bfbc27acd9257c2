/** The emergencies that have a text of their own, the most urgent first. */
export const emergencyKinds = [
  'chest',
  'breath',
  'stroke',
  'bleeding',
  'allergy',
  'unconscious',
  'suicide',
  'selfharm',
] as const
export type EmergencyKind = (typeof emergencyKinds)[number]
