import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** `TCP_ESTABLISHED` as /proc/net/tcp prints it. */
const established = '01';

/** What a process has open and holds; zeros where the system has no /proc, or the process is gone. */
export interface Usage {
  files: number;
  /** Connections to PostgreSQL. */
  sessions: number;
  megabytes: number;
}

export const noUsage: Usage = { files: 0, sessions: 0, megabytes: 0 };

export function usageOf(pid: number, databasePort: number): Usage {
  try {
    const files = readdirSync(`/proc/${pid}/fd`);
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const toDatabase = socketsTo(databasePort);
    const sessions = files.filter((file) => toDatabase.has(targetOf(`/proc/${pid}/fd/${file}`))).length;
    return { files: files.length, sessions, megabytes: Math.round(Number(kilobytes ?? 0) / 1024) };
  } catch {
    return noUsage;
  }
}

export function larger(one: Usage, other: Usage): Usage {
  return {
    files: Math.max(one.files, other.files),
    sessions: Math.max(one.sessions, other.sessions),
    megabytes: Math.max(one.megabytes, other.megabytes),
  };
}

/**
 * The links that /proc shows for open sockets to this port: 3rd field the remote address, 4th the state, 10th the inode
 * (man proc_net). One that is closed at the other end is none of the server's sessions any more.
 */
function socketsTo(port: number): Set<string> {
  const remote = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8').trim().split('\n').slice(1);
  const fields = rows.map((row) => row.trim().split(/\s+/));
  const open = fields.filter(([, , to, state]) => to?.endsWith(remote) && state === established);
  return new Set(open.map((row) => `socket:[${row[9]}]`));
}

function targetOf(link: string): string {
  try {
    return readlinkSync(link);
  } catch {
    return '';
  }
}
