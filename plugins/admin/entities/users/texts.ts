import { useText } from '@core/i18n/useText'

/** The texts of the users' section, and those of the administration. */
export const useUsersText = () => useText<`ADMIN.${string}`>()
