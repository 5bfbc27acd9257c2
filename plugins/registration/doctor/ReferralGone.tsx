import { useText } from '@portico/core/i18n/useText'
import { useState } from 'react'
import { useApi } from '@portico/core/http/useApi'
import { Button } from '@portico/core/ui/actions/Button'
import { Notice } from '@portico/core/ui/feedback/Notice'
import { ChoiceCards } from '@portico/core/ui/forms/ChoiceCards'
import { SearchField } from '@portico/core/ui/forms/SearchField'
import { Avatar } from '@portico/core/ui/media/Avatar'
import { EntryPage } from '../parts/EntryPage'
import type { TextKey } from '../texts'

interface Props {
  nickName: string
  /** Null: with nobody. */
  onChoose: (nickName: string | null) => void
}

const NOBODY = ''

/** The link of a recommendation leads to no doctor: others are offered, at most twenty (C-148). */
export function ReferralGone({ nickName, onChoose }: Props) {
  const t = useText<TextKey>()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState(NOBODY)
  const { data = [] } = useApi('GET api/doctors/nickname', {
    ...(search.trim() && { query: { search: search.trim() } }),
    quiet: true,
  })
  const doctors = data.flatMap(({ nickName: value, fullName, specialties, thumbnailId }) =>
    value
      ? [
          {
            value,
            title: fullName,
            text: specialties?.join(', '),
            start: <Avatar name={fullName} thumbnailId={thumbnailId ?? null} />,
          },
        ]
      : [],
  )
  return (
    <EntryPage title={t('REFERRAL.GONE')}>
      <Notice tone="warning" title={t('REFERRAL.NOT_FOUND', { name: nickName })}>
        {t('REFERRAL.NOT_FOUND_TEXT')}
      </Notice>
      {(doctors.length > 0 || search !== '') && (
        <SearchField label={t('REFERRAL.SEARCH')} value={search} onChange={setSearch} />
      )}
      <ChoiceCards
        label={t('REFERRAL.WHO')}
        value={chosen}
        onChange={setChosen}
        options={[
          ...doctors,
          { value: NOBODY, title: t('REFERRAL.NOBODY'), text: t('REFERRAL.NOBODY_TEXT') },
        ]}
      />
      <div className="flex items-center gap-3">
        <Button size="lg" onClick={() => onChoose(chosen || null)}>
          {t('REFERRAL.CONTINUE')}
        </Button>
      </div>
    </EntryPage>
  )
}
