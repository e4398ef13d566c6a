import type pg from 'pg';

/** Nothing may change or remove their rows, whatever triggers there are. */
const APPEND_ONLY = ['ledger_entries', 'audit_entries'];

/** pg-boss changes its own tables when it is updated, so the app owns these, and nothing else. */
const QUEUE_SCHEMA = 'pgboss';

export async function createQueueSchema(owner: pg.Client): Promise<void> {
  await owner.query(`CREATE SCHEMA IF NOT EXISTS ${QUEUE_SCHEMA}`);
}

/** Makes the role that `appUrl` names, where there is none, and lets it use what the migrations made. */
export async function grantToApp(owner: pg.Client, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl);
  const role = owner.escapeIdentifier(decodeURIComponent(username));
  const name = owner.escapeLiteral(decodeURIComponent(username));
  const { rowCount } = await owner.query(`SELECT 1 FROM pg_roles WHERE rolname = ${name}`);
  if (!rowCount) await owner.query(`CREATE ROLE ${role} LOGIN`);
  await owner.query(`ALTER ROLE ${role} PASSWORD ${owner.escapeLiteral(decodeURIComponent(password))}`);
  await owner.query(`
    GRANT ${role} TO CURRENT_USER;
    GRANT USAGE ON SCHEMA public TO ${role};
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${role};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${role};
    REVOKE ALL ON _prisma_migrations FROM ${role};
    REVOKE UPDATE, DELETE ON ${APPEND_ONLY.join(', ')} FROM ${role}`);
  await owner.query(giveQueueTo(name));
}

/** Also what an earlier release made there under another role. */
function giveQueueTo(name: string): string {
  const objects = {
    TABLE: `SELECT relname FROM pg_class WHERE relnamespace = '${QUEUE_SCHEMA}'::regnamespace AND relkind IN ('r', 'p', 'v')`,
    TYPE: `SELECT typname FROM pg_type WHERE typnamespace = '${QUEUE_SCHEMA}'::regnamespace AND typtype = 'e'`,
  };
  const loops = Object.entries(objects).map(
    ([kind, names]) => `
    FOR object IN ${names} LOOP
      EXECUTE format('ALTER ${kind} ${QUEUE_SCHEMA}.%I OWNER TO %I', object, ${name});
    END LOOP;`,
  );
  return `DO $$ DECLARE object text; routine regprocedure; BEGIN
    EXECUTE format('ALTER SCHEMA ${QUEUE_SCHEMA} OWNER TO %I', ${name});
    ${loops.join('')}
    FOR routine IN SELECT oid FROM pg_proc WHERE pronamespace = '${QUEUE_SCHEMA}'::regnamespace LOOP
      EXECUTE format('ALTER ROUTINE %s OWNER TO %I', routine, ${name});
    END LOOP;
  END $$`;
}
