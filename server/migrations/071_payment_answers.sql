-- A kept answer that promised a held time is forgotten when the hold is over: a retry then asks anew.
create index idempotency_book on idempotency (tenant, (answer ->> 'bookId')) where (answer ->> 'bookId' is not null);
