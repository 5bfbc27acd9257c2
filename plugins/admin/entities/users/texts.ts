import { useText } from '@portico/core/i18n/useText'

/** The texts of the administration, with typed keys. */
export const useUsersText = () => useText<`ADMIN.${string}`>()
