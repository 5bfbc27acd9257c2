import { useWords } from '../form/Words'
import { Link } from '../../routing/Link'
import { useRoute } from '../../routing/useRoute'
import { nameOf, type AdminEntity, type AdminRecord } from '../entity'
import { useAdminText, useFieldTexts } from '../texts'
import type { Column } from './columns'

interface Props {
  entity: AdminEntity
  column: Column
  row: AdminRecord
  /** Whether it names the record. */
  heads: boolean
  /** Below `/admin/`: the record, where it can be opened. */
  opens: string | undefined
}

/** One value of a record, on one line: dates DD-MM-YYYY, numbers with their points, absence in words. */
export function Cell({ entity, column: { field, kind }, row, heads, opens }: Props) {
  const t = useAdminText()
  const { id } = useRoute()
  const words = useWords(entity, field)(row[field])
  const text = heads ? nameOf(entity, row) : words
  const shown = (
    <span className={text === null ? 'a-trunc is-none' : 'a-trunc'} title={text ?? undefined}>
      {text ?? t('ADMIN.LIST.NONE')}
    </span>
  )
  const label = useFieldTexts(entity.name).label(field)
  if (!heads) {
    return (
      <td className={`c-${kind}`} data-label={label}>
        {shown}
      </td>
    )
  }
  return (
    <th className={`c-${kind}`} data-label={label} scope="row">
      {opens === undefined ? (
        shown
      ) : (
        <Link className="a-name" to={id} params={{ '*': opens }}>
          {shown}
        </Link>
      )}
    </th>
  )
}
