import { useText } from '@portico/core/i18n/useText'
import type { ComplementaryTest } from '@schemas/generated/entities'
import { formatNumericDate } from '@portico/core/format/dates'
import { useApi } from '@portico/core/http/useApi'
import { useCall } from '@portico/core/http/useCall'
import { Link } from '@portico/core/routing/Link'
import { useHref } from '@portico/core/routing/useHref'
import { useTenant } from '@portico/core/tenant/useTenant'
import { buttonClass } from '@portico/core/ui/actions/Button'
import { IconButton } from '@portico/core/ui/actions/IconButton'
import { PhoneLink } from '@portico/core/ui/actions/PhoneLink'
import { EmptyState } from '@portico/core/ui/feedback/EmptyState'
import { useDownload } from '@portico/core/ui/feedback/useDownload'
import { Card } from '@portico/core/ui/layout/Card'
import { PageHeader } from '@portico/core/ui/layout/PageHeader'
import { Icon } from '@portico/core/ui/media/Icon'
import { Part } from '../parts/Part'
import type { TextKey } from '../texts'

/** Results of the hospital's tests. */
export default function Tests() {
  const t = useText<TextKey>()
  const answer = useApi('GET api/complementarytests', { quiet: true })
  const code = answer.error?.message
  return (
    <div className="stack gap-6">
      <PageHeader title={t('MENU.TESTS')} />
      {code === 'USER_NOT_VERIFIED' || code === 'NHC_NOT_FOUND' ? (
        <NotYet isUnknown={code === 'NHC_NOT_FOUND'} />
      ) : (
        <Part answer={answer} failed={t('RECORDS.TESTS_FAILED')}>
          {(tests) => <Results tests={tests} />}
        </Part>
      )}
    </div>
  )
}

/** Results are shown once it is proven who the person is, and the hospital knows them. */
function NotYet({ isUnknown }: { isUnknown: boolean }) {
  const t = useText<TextKey>()
  const phone = useTenant().support?.phone
  return (
    <Card>
      <EmptyState
        icon={isUnknown ? 'clipboard-list' : 'lock'}
        title={t(isUnknown ? 'RECORDS.TESTS_UNKNOWN' : 'RECORDS.TESTS_UNVERIFIED')}
        text={t(isUnknown ? 'RECORDS.TESTS_UNKNOWN_TEXT' : 'RECORDS.TESTS_UNVERIFIED_TEXT')}
        action={isUnknown ? phone && <PhoneLink phone={phone} /> : <Verify />}
      />
    </Card>
  )
}

/** The way to the proof of identity; where the portal has none, to the account, which says whom to ask. */
function Verify() {
  const t = useText<TextKey>()
  const hasCheck = useHref()('profile.identity') !== null
  return (
    <Link className={buttonClass()} to={hasCheck ? 'profile.identity' : 'profile.myaccount'}>
      {t(hasCheck ? 'RECORDS.VERIFY' : 'RECORDS.TO_ACCOUNT')}
    </Link>
  )
}

function Results({ tests }: { tests: readonly ComplementaryTest[] }) {
  const t = useText<TextKey>()
  if (tests.length === 0)
    return (
      <Card>
        <EmptyState icon="clipboard-list" title={t('RECORDS.NO_TESTS')} text={t('RECORDS.NO_TESTS_TEXT')} />
      </Card>
    )
  return (
    <Card as="section" flush aria-label={t('MENU.TESTS')}>
      <ul className="list">
        {tests.map((test) => (
          <Row key={test.id} test={test} />
        ))}
      </ul>
    </Card>
  )
}

function Row({ test }: { test: ComplementaryTest }) {
  const t = useText<TextKey>()
  const call = useCall()
  const { download } = useDownload(t('RECORDS.DOWNLOAD_FAILED'))
  const { complementaryTestType: name, documentFilename, documentId, date } = test
  const read = (id: number) =>
    call('GET api/complementarytests/download', { query: { documentId: id }, file: true, quiet: true })
  return (
    <li className="list-row">
      <span className="text-brand">
        <Icon name="clipboard-list" />
      </span>
      <span className="flex-1 min-w-0 grid gap-0.5 wrap-anywhere">
        <span className="font-strong">{name}</span>
        <span className="text-sm text-muted">
          {[date && formatNumericDate(date), documentFilename ?? t('RECORDS.NO_RESULT')]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {typeof documentId === 'number' && (
        <IconButton
          icon="download"
          label={t('RECORDS.DOWNLOAD_RESULT', { name })}
          onClick={() => void download(documentFilename ?? name, () => read(documentId))}
        />
      )}
    </li>
  )
}
