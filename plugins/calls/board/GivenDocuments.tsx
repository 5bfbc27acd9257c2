import { useText } from '@portico/core/i18n/useText'
import type { GivenDocument } from '@schemas/generated/entities'
import { Link } from '@portico/core/routing/Link'
import { Icon } from '@portico/core/ui/media/Icon'
import type { TextKey } from '../texts'

/** What the doctor gave in the consultation; each leads to its document. */
export function GivenDocuments({ given = [] }: { given?: readonly GivenDocument[] | undefined }) {
  const t = useText<TextKey>()
  if (given.length === 0) return null
  return (
    <>
      <h3 className="text-sm/normal font-semibold text-muted">{t('CALLS.GIVEN')}</h3>
      <ul className="stack gap-2">
        {given.map(({ documentId, name, isReceipt }) => (
          <li key={documentId} className="flex items-center gap-2">
            <Icon name={isReceipt ? 'pill' : 'file-text'} size="s" />
            <Link
              className="link"
              to="videoConsultation.documents"
              params={{ documentId: String(documentId) }}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
