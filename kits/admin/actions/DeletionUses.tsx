import type { RecordUse } from '@schemas/generated/entities'
import { hasText } from '@portico/core/i18n/i18n'
import { Link } from '@portico/core/routing/Link'
import { useRoute } from '@portico/core/routing/useRoute'
import { useAdminText } from '../texts'
import { useSections } from '../useSections'

interface Props {
  /** The id of the record. */
  id: string
  uses: readonly RecordUse[]
  /** A link to a list is followed. */
  onLeave: () => void
}

/** How many records of which kind refer to a record, with a link to the list that shows them. */
export function DeletionUses({ id, uses, onLeave }: Props) {
  const { id: route } = useRoute()
  const sections = useSections()
  const textOf = useUseText()
  return (
    <ul className="list-disc pl-5">
      {uses.map((use) => {
        const { name, list } = use
        const section = list && sections.find(({ record }) => record === list.entity)
        if (!list || !section) return <li key={name}>{textOf(use)}</li>
        return (
          <li key={name}>
            <Link
              className="link"
              to={route}
              params={{ '*': section.path }}
              query={{ [list.field]: id }}
              onClick={onLeave}
            >
              {textOf(use)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** "3 servicios"; the kinds that mean nothing to people are "otros datos". */
function useUseText(): (use: RecordUse) => string {
  const t = useAdminText()
  return ({ name, count }) => {
    const key = `ADMIN.USES.${name}` as const
    return hasText(`${key}_other`) ? t(key, { count }) : t('ADMIN.USES.other', { count })
  }
}

/** Sums the kinds without a text of their own. */
export function withoutUnnamed(uses: readonly RecordUse[]): RecordUse[] {
  const isNamed = ({ name }: RecordUse) => hasText(`ADMIN.USES.${name}_other`)
  const others = uses.filter((use) => !isNamed(use))
  const count = others.reduce((sum, use) => sum + use.count, 0)
  return [...uses.filter(isNamed), ...(count > 0 ? [{ name: 'other', count, effect: 'goes' as const }] : [])]
}
