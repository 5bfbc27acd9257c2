/** The ten scenarios of the menu, in the order of the flags of a user. */
export const scenarios = [
  'HasScheduleAppointment',
  'HasMyDates',
  'HasMyQueries',
  'HasSharedDocuments',
  'HasVideoCall',
  'HasMedicalData',
  'HasPersonalData',
  'HasMonitoringSc',
  'HasRecipes',
  'HasHealthScanner',
] as const
