-- A document number is found however it was written: stored in upper case, without spaces, hyphens and dots.
update person set identification_number = upper(regexp_replace(identification_number, '[\s.-]', '', 'g'))
where identification_number is distinct from upper(regexp_replace(identification_number, '[\s.-]', '', 'g'));
