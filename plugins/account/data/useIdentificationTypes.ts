import type { IdentificationType } from '@schemas/generated/entities'
import { useApi } from '@portico/core/http/useApi'

const none: readonly IdentificationType[] = []

/** The identification types on offer; none while they load. */
export const useIdentificationTypes = (): readonly IdentificationType[] =>
  useApi('GET api/identification-number-types', { quiet: true }).data ?? none
