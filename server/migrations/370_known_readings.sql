-- A reading is known by its instant and all of its numbers together (decision 957). This index compared each number alone: of
-- 140/90 and 140/85 at the same minute, the second one lost its upper pressure.
drop index measurement_once;
