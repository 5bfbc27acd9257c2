import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { Notice } from '@portico/core/ui/feedback/Notice'
import type { AdminEntity, AdminRecord } from '../../entity'
import { useAdminText } from '../../texts'

interface Props {
  warning: NonNullable<AdminEntity['warning']>
  record: AdminRecord
}

/** Says what a saved record lacks, with a link to where that changes. A back end that does not know it says nothing. */
export function RecordWarning({ warning, record }: Props) {
  const t = useAdminText()
  const { id } = useRoute()
  if (record[warning.field] !== false) return null
  return (
    <Notice tone="warning" title={t(warning.text)}>
      <Link to={id} params={{ '*': warning.to }}>
        {t(warning.link)}
      </Link>
    </Notice>
  )
}
