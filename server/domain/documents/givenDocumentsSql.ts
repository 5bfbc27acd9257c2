/** SQL: what a doctor gave the patient in the consultation of appointment `a`, as GivenDocument. */
export const givenDocumentsSql = String.raw`coalesce((
  select jsonb_agg(jsonb_build_object('documentId', g.id, 'name', regexp_replace(g.name, '\.[^.]*$', ''),
    'isReceipt', exists (select from receipt r where r.tenant = g.tenant and r.document_id = g.id)) order by g.created_at, g.id)
  from document g where g.tenant = a.tenant and g.appointment_id = a.id), '[]')`
