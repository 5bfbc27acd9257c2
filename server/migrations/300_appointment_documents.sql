-- The documents that a patient chose for the doctor of an appointment (BOOK-020). They also are in an appointment that
-- waits for its payment.
create table appointment_document (
  tenant text not null,
  appointment_id integer not null,
  document_id integer not null,
  primary key (tenant, appointment_id, document_id),
  foreign key (tenant, appointment_id) references appointment (tenant, id) on delete cascade,
  foreign key (tenant, document_id) references document (tenant, id) on delete cascade
);
create index appointment_document_document on appointment_document (tenant, document_id);
