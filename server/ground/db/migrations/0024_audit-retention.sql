-- The log is still append only; what is older than two years goes with the retention of
-- docs/privacy.md, and nothing younger can be deleted by whoever breaks in.
CREATE OR REPLACE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.at < now() - interval '2 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'audit_log is append only';
END
$$;
