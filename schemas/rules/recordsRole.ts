/** The role with which administrators read medical content (decision 934). */
export const RECORDS_ROLE = 'records'
