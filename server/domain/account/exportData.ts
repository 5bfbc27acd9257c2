import type { Tx } from '../../platform/db/database'

/** The parts of the file, each an SQL query for a JSON value. `$1` is the tenant, `$2` the person. */
const parts: Readonly<Record<string, string>> = {
  person: `select to_jsonb(p) - array['tenant', 'extra', 'name_key', 'surname_key', 'search'] || p.extra from person p
    where p.tenant = $1 and p.id = $2`,
  account: `select jsonb_build_object('email', a.email, 'roles', a.roles, 'createdAt', a.created_at) from account a
    where a.tenant = $1 and a.sub = $2`,
  sessions: `select jsonb_agg(jsonb_build_object('device', u.user_agent, 'signedInAt', u.signed_in_at,
      'lastUsedAt', u.last_used_at) order by u.signed_in_at) from session_use u where u.tenant = $1 and u.sub = $2`,
  externalSignIns: `select jsonb_agg(jsonb_build_object('issuer', e.issuer, 'linkedAt', e.linked_at) order by e.linked_at)
    from external_identity e where e.tenant = $1 and e.sub = $2`,
  accountChanges: `select jsonb_agg(jsonb_build_object('kind', c.kind, 'before', c.before, 'after', c.after, 'at', c.changed_at)
      order by c.id) from account_change c where c.tenant = $1 and c.person_id = $2`,
  secondSteps: `select jsonb_agg(jsonb_build_object('kind', f.kind, 'name', f.name, 'addedAt', f.created_at,
      'lastUsedAt', f.last_used_at) order by f.id)
    from second_step_factor f where f.tenant = $1 and f.sub = $2`,
  conditions: `select jsonb_agg(jsonb_build_object('version', c.version, 'acceptedAt', c.accepted_at) order by c.accepted_at)
    from accepted_conditions c where c.tenant = $1 and c.person_id = $2`,
  accountUse: `select jsonb_agg(jsonb_build_object('at', e.occurred_at,
      'by', case e.capacity when 'guest' then e.detail else concat_ws(' ', p.name, p.surname) end,
      'as', e.capacity, 'action', e.action, 'reason', e.reason, 'detail', e.detail) order by e.id)
    from acting_entry e left join person p on p.tenant = e.tenant and p.id = e.actor_id
    where e.tenant = $1 and e.subject_id = $2`,
  family: `select jsonb_agg(jsonb_build_object('name', p.name, 'surname', p.surname, 'dependent', l.dependent,
      'consentAt', l.consent_at) order by p.name) from family_link l join person p on p.tenant = l.tenant and p.id = l.member_id
    where l.tenant = $1 and l.admin_id = $2`,
  appointments: `select jsonb_agg(jsonb_build_object('id', a.id, 'startsAt', a.starts_at, 'endsAt', a.ends_at,
      'userZone', a.user_zone, 'status', a.status, 'service', s.name, 'doctor', concat_ws(' ', d.name, d.surname), 'notes', a.notes, 'answers', a.answers,
      'documents', array(select l.document_id from appointment_document l where l.tenant = a.tenant and l.appointment_id = a.id
        order by l.document_id),
      'payment', (select jsonb_build_object('amountCents', y.amount_cents, 'currency', y.currency, 'status', y.status,
          'receipts', (select coalesce(jsonb_agg(r.number order by r.number), '[]') from payment_receipt r
            where r.tenant = y.tenant and r.appointment_id = y.appointment_id))
        from payment y where y.tenant = a.tenant and y.appointment_id = a.id)) order by a.starts_at)
    from appointment a join service s on s.tenant = a.tenant and s.id = a.service_id
    join doctor d on d.tenant = a.tenant and d.id = a.doctor_id where a.tenant = $1 and a.patient_id = $2`,
  planReceipts: `select jsonb_agg(jsonb_build_object('number', r.number, 'amountCents', r.amount_cents, 'currency', r.currency,
      'issuedAt', r.issued_at, 'plan', r.facts ->> 'plan') order by r.issued_at, r.number)
    from payment_receipt r where r.tenant = $1 and r.person_id = $2`,
  letterSettings: `select to_jsonb(s) - array['tenant', 'person_id'] from letter_settings s
    where s.tenant = $1 and s.person_id = $2`,
  letters: `select jsonb_agg(jsonb_build_object('kind', l.kind, 'to', l.sent_to, 'writtenAt', l.created_at,
      'sentAt', l.sent_at) order by l.id) from letter l where l.tenant = $1 and l.person_id = $2`,
  messages: `select jsonb_agg(jsonb_build_object('doctor', concat_ws(' ', d.name, d.surname), 'fromDoctor', m.from_doctor,
      'content', m.content, 'at', m.created_at) order by m.id)
    from chat_message m join doctor d on d.tenant = m.tenant and d.id = m.doctor_id
    where m.tenant = $1 and m.patient_id = $2`,
  documents: `select jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'notes', d.notes, 'createdAt', d.created_at) order by d.id)
    from document d
    where d.tenant = $1 and d.patient_id = $2`,
  videos: `select jsonb_agg(jsonb_build_object('title', v.title, 'favoriteAt', m.favorite_at, 'watchLaterAt', m.watch_later_at,
      'likedAt', m.liked_at, 'position', m.position, 'watchedAt', m.position_at) order by v.title, v.id)
    from video_mark m join video v on v.tenant = m.tenant and v.id = m.video_id
    where m.tenant = $1 and m.person_id = $2`,
  medicalData: `select jsonb_agg(to_jsonb(m) - array['tenant', 'patient_id', 'updated_by'] order by m.kind, m.id)
    from medical_record m where m.tenant = $1 and m.patient_id = $2`,
  noKnownAllergies: `select jsonb_build_object('at', n.said_at) from no_known_allergies n
    where n.tenant = $1 and n.patient_id = $2`,
  measurements: `select jsonb_agg(jsonb_build_object('measure', m.measure, 'value', m.value, 'at', m.measured_at, 'zone', m.zone,
      'origin', m.origin, 'source', m.source) order by m.measured_at, m.reading_id, m.measure)
    from measurement m where m.tenant = $1 and m.patient_id = $2`,
  scans: `select jsonb_agg(jsonb_build_object('status', s.status, 'reason', s.reason, 'startedAt', s.started_at) order by s.started_at)
    from scan s where s.tenant = $1 and s.person_id = $2`,
  shares: `select jsonb_agg(jsonb_build_object('label', s.label, 'madeAt', s.made_at, 'expiresAt', s.expires_at,
      'revokedAt', s.revoked_at, 'closedAt', s.closed_at, 'openings', (select jsonb_agg(jsonb_build_object('at', o.opened_at,
        'recipient', o.recipient) order by o.id) from record_share_opening o where o.tenant = s.tenant and o.share_id = s.id))
      order by s.id) from record_share s where s.tenant = $1 and s.patient_id = $2`,
  identityChecks: `select jsonb_agg(jsonb_build_object('state', r.state, 'reason', r.reason, 'startedAt', r.started_at,
      'completedAt', r.completed_at) order by r.started_at) from identity_run r where r.tenant = $1 and r.person_id = $2`,
  changes: `select jsonb_agg(jsonb_build_object('at', c.changed_at, 'ownChange', c.changed_by = $2, 'before', c.before,
      'after', c.after) order by c.id) from audit c
    where c.tenant = $1 and c.entity = 'AdminUser' and c.record_id = $2`,
}

/** What the portal keeps about a person, as the pieces of a JSON file: a part per table, so that none is held in memory with the others. */
export async function* exportData(db: Tx, tenant: string, id: string): AsyncIterable<string> {
  let separator = '{\n'
  for (const [name, sql] of Object.entries(parts)) {
    const [row] = await db.query<{ value: unknown }>(`select (${sql}) as value`, [tenant, id])
    yield `${separator}${JSON.stringify(name)}: ${JSON.stringify(row?.value ?? null, null, 2)}`
    separator = ',\n'
  }
  yield '\n}\n'
}
