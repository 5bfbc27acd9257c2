import { useWords } from '../form/Words'
import { Link } from '../../routing/Link'
import { useRoute } from '../../routing/useRoute'
import type { AdminEntity } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import type { Column } from './columns'

interface Props {
  entity: AdminEntity
  column: Column
  value: unknown
  /** Below `/admin/`: the record that the first column names, which heads its row. */
  opens?: string | undefined
}

/** One value of a record, on one line: dates DD-MM-YYYY, numbers with their points, absence in words. */
export function Cell({ entity, column: { field, kind }, value, opens }: Props) {
  const t = useAdminText()
  const { id } = useRoute()
  const text = useWords(entity, field)(value)
  const shown = (
    <span className={text === null ? 'a-trunc is-none' : 'a-trunc'} title={text ?? undefined}>
      {text ?? t('ADMIN.LIST.NONE')}
    </span>
  )
  const label = useFieldTexts(entity.name).label(field)
  if (opens === undefined) {
    return (
      <td className={`c-${kind}`} data-label={label}>
        {shown}
      </td>
    )
  }
  return (
    <th className={`c-${kind}`} data-label={label} scope="row">
      <Link className="a-name" to={id} params={{ '*': opens }}>
        {shown}
      </Link>
    </th>
  )
}
